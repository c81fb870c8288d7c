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
