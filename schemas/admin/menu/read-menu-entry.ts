import { isMenuUrl } from '#schemas/urls/safe-url.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import type { MenuEntry } from './menu-entry.ts'

type Texts = MenuEntry['texts']

const LOCALE = /^[a-z]{2,3}_[A-Z]{2}$/
const MAX_ID = 2_147_483_647

const wordOf = (value: unknown): string | undefined => (typeof value === 'string' && value.length <= 500 ? value : undefined)
/** True for a number that a row of the database may have. */
export const isRowId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0 && Number(value) <= MAX_ID

function readText(value: unknown): Texts[string] | null {
  if (!isRecord(value)) return null
  const [title, menuTitle] = [wordOf(value['title']), wordOf(value['menuTitle'])]
  const url = typeof value['url'] === 'string' && isMenuUrl(value['url']) ? value['url'] : undefined
  return { ...(title !== undefined && { title }), ...(menuTitle !== undefined && { menuTitle }), ...(url !== undefined && { url }) }
}

function readTexts(value: unknown): Texts {
  if (!isRecord(value)) return {}
  const texts = Object.entries(value).flatMap(([locale, text]) => {
    const read = LOCALE.test(locale) ? readText(text) : null
    return read === null ? [] : [[locale, read] as const]
  })
  return Object.fromEntries(texts)
}

const known = new WeakMap<object, MenuEntry>()

/** Reads what is right in the properties of a stored entry of the menu, the same properties as the same entry. What is wrong is listed by the check of the menu. */
export function readMenuEntry(props: Readonly<Record<string, unknown>>): MenuEntry {
  const former = known.get(props)
  if (former) return former
  const { linkType, isShown, pageId, texts } = props
  const entry: MenuEntry = {
    linkType: linkType === 'NONE' ? 'NONE' : 'SELF',
    isShown: isShown !== false,
    ...(isRowId(pageId) && { pageId }),
    texts: readTexts(texts),
  }
  known.set(props, entry)
  return entry
}
