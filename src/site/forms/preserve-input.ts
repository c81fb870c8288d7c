import { isRecord } from '#schemas/text/is-record.ts'
import { readSessionJson, sessionValues } from '#site/browser-storage.ts'
import { PAGE_SHOWN } from '#site/actors/site-events.ts'
import { CARRY_KEY } from './carry-key.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const UNTYPED = new Set(['hidden', 'file', 'submit', 'button', 'reset', 'password'])

const isTyped = ({ name, type }: Field) => name !== '' && !name.startsWith('_') && !UNTYPED.has(type)

/** The fields of the forms that keep nothing themselves, by their places; an agreement is given anew, to words that were read. */
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

/** What a field holds that the page did not give it: whether it is ticked, its words, or which choice in which place; null when that is nothing. */
function typedIn(field: Field): unknown {
  if (isTick(field)) return field.checked === field.defaultChecked ? null : field.checked
  if (!(field instanceof HTMLSelectElement)) return field.value === field.defaultValue ? null : field.value
  const first = [...field.options].findIndex(({ defaultSelected }) => defaultSelected)
  return field.selectedIndex === Math.max(first, 0) ? null : [field.value, field.selectedIndex]
}

/** Writes as a hand does: whoever listens is told. */
function write(field: Field, value: string): void {
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

function put(field: Field, typed: unknown): void {
  if (isTick(field)) {
    if (field.checked !== typed) field.click()
  } else if (field instanceof HTMLSelectElement) {
    const [value, index] = Array.isArray(typed) ? (typed as unknown[]) : []
    // Where the words of a choice are those of a language, the one in the same place is meant.
    const same = [...field.options].find((option) => option.value === value) ?? field.options[Number(index)]
    if (same) write(field, same.value)
  } else if (typeof typed === 'string') write(field, typed)
}

/** Where the page at a path is, in each language: one that nobody has touched is left for another before anything was put back there. */
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

/** What leads to the choices about cookies, and has the focus again once these are closed. */
const openers = () => [...document.querySelectorAll<HTMLElement>('[data-consent]')]

function focusOpener(index: unknown): void {
  if (document.activeElement === document.body) openers()[Number(index)]?.focus({ preventScroll: true })
}

/** Puts what was carried to the page at a path, in whichever of its languages, back where it belongs; it is dropped once it is used, or once another page is shown. */
export function restoreInput(path: string): void {
  const carried = readSessionJson(CARRY_KEY)
  for (const use of USES) document.removeEventListener(use, drop, true)
  if (!isRecord(carried) || !isRecord(carried['typed']) || !pathsOfPage(path).includes(carried['path'])) {
    drop()
    return
  }
  for (const [place, field] of placesOf(document)) if (place in carried['typed']) put(field, carried['typed'][place])
  focusOpener(carried['opener'])
  if (Object.keys(carried['typed']).length === 0) {
    drop()
    return
  }
  // The page may be about to be left for another language, which was asked for before the app could hear of it.
  for (const use of USES) document.addEventListener(use, drop, { capture: true, once: true })
  document.addEventListener(PAGE_SHOWN, arrive, { once: true })
}

/** Carries what was typed into the forms of the page to the same ones of the page at another path, it in another language, once that is shown; to the page itself the focus of what leads to the choices about cookies, too. */
export function saveInput(path: string): void {
  restoreInput(location.pathname)
  const typed = [...placesOf(document)].map(([place, field]) => [place, typedIn(field)] as const).filter(([, value]) => value !== null)
  const opener = path === location.pathname ? openers().findIndex((link) => link === document.activeElement) : -1
  if (typed.length === 0 && opener === -1) return
  if (!sessionValues.write(CARRY_KEY, JSON.stringify({ path, typed: Object.fromEntries(typed), opener }))) return
  document.addEventListener(PAGE_SHOWN, arrive, { once: true })
}
