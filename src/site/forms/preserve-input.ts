import { isRecord } from '#schemas/text/is-record.ts'
import { readSessionRecord, sessionValues } from '#site/browser-storage.ts'
import { PAGE_SHOWN } from '#site/site-events.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { CARRY_KEY } from './carry-key.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const UNTYPED = new Set(['hidden', 'file', 'submit', 'button', 'reset', 'password'])

const isTyped = ({ name, type }: Field) => name !== '' && !name.startsWith('_') && !UNTYPED.has(type)

/** Returns the fields of plain forms by position. Agreements are left out: they must be given again in the new locale. */
function placesOf(root: ParentNode): Map<string, Field> {
  const counts = new Map<string, number>()
  const places = new Map<string, Field>()
  for (const form of root.querySelectorAll('form:has(> input[name=_form]):not(:has(> input[name=_of]))')) {
    const kind = form.querySelector<HTMLInputElement>('input[name=_form]')?.value ?? ''
    const count = counts.get(kind) ?? 0
    counts.set(kind, count + 1)
    for (const field of form.querySelectorAll<Field>('input:not([name=consent]), select, textarea')) {
      if (isTyped(field)) places.set([kind, count, field.name, isTick(field) ? field.value : ''].join(' '), field)
    }
  }
  return places
}

const isTick = (field: Field): field is HTMLInputElement => field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)

/** Returns the changed value of a field: its tick, its text, or the value and index of its choice; null when unchanged. */
function typedIn(field: Field): unknown {
  if (isTick(field)) return field.checked === field.defaultChecked ? null : field.checked
  if (!(field instanceof HTMLSelectElement)) return field.value === field.defaultValue ? null : field.value
  const first = [...field.options].findIndex(({ defaultSelected }) => defaultSelected)
  return field.selectedIndex === Math.max(first, 0) ? null : [field.value, field.selectedIndex]
}

/** Writes a value like a user, so that listeners are notified. */
function write(field: Field, value: string): void {
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

function put(field: Field, typed: unknown): void {
  if (isTick(field)) {
    if (field.checked !== typed) field.click()
  } else if (field instanceof HTMLSelectElement) {
    const [value, index] = Array.isArray(typed) ? (typed as unknown[]) : []
    // The values of choices may depend on the locale. The choice with the same index is meant.
    const same = [...field.options].find((option) => option.value === value) ?? field.options[Number(index)]
    if (same) write(field, same.value)
  } else if (typeof typed === 'string') write(field, typed)
}

/** Returns the paths of a page in each locale. An unchanged page may be left before its input was restored. */
function pathsOfPage(path: string): readonly unknown[] {
  return [path, ...[...document.querySelectorAll<HTMLAnchorElement>('a[data-language]')].map(({ pathname }) => pathname)]
}

const USES = ['input', 'submit'] as const

const drop = () => {
  sessionValues.remove(CARRY_KEY)
}

const arrive = (event: Event) => {
  restoreInput((event as CustomEvent<string>).detail)
}

/** Returns the links to the cookie choices, which get the focus again after these are closed. */
const openers = () => [...document.querySelectorAll<HTMLElement>('[data-consent]')]

function focusOpener(index: unknown): void {
  if (document.activeElement === document.body) openers()[Number(index)]?.focus({ preventScroll: true })
}

/** Restores the input that was carried to a page, in any of its locales. It is dropped once it is used or another page is shown. */
export function restoreInput(path: string): void {
  const carried = readSessionRecord(CARRY_KEY)
  for (const use of USES) document.removeEventListener(use, drop, true)
  if (!carried || !isRecord(carried['typed']) || !pathsOfPage(path).includes(carried['path'])) {
    drop()
    return
  }
  for (const [place, field] of placesOf(document)) if (Object.hasOwn(carried['typed'], place)) put(field, ownValue(carried['typed'], place))
  focusOpener(carried['opener'])
  if (Object.keys(carried['typed']).length === 0) {
    drop()
    return
  }
  // The page may be left for another locale before the application has loaded.
  for (const use of USES) document.addEventListener(use, drop, { capture: true, once: true })
  document.addEventListener(PAGE_SHOWN, arrive, { once: true })
}

/** Carries the input of the forms to the same page in another locale, and to the same page the focus of the link to the cookie choices. */
export function saveInput(path: string): void {
  restoreInput(location.pathname)
  const typed = [...placesOf(document)].map(([place, field]) => [place, typedIn(field)] as const).filter(([, value]) => value !== null)
  const opener = path === location.pathname ? openers().findIndex((link) => link === document.activeElement) : -1
  if (typed.length === 0 && opener === -1) return
  if (!sessionValues.write(CARRY_KEY, JSON.stringify({ path, typed: Object.fromEntries(typed), opener }))) return
  document.addEventListener(PAGE_SHOWN, arrive, { once: true })
}
