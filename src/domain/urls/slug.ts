import { toNfd } from '#schemas/text/normalise-text.ts'

/** A text as part of an address: no accents, lower case, every other run of characters a hyphen. */
export function toSlug(text: string): string {
  return toNfd(text)
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

const reserved: ReadonlySet<string> = new Set(['folder', 'list', 'ariane', 'ics', 'rss.xml'])

/** Says whether a text may be the last segment of an item's address: never all digits, which would be an id, nor a word that the API uses. */
export function isItemSlug(text: string): boolean {
  return text.length <= 200 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && !/^\d+$/.test(text) && !reserved.has(text)
}
