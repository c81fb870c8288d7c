import { toNfd } from '#schemas/text/normalise-text.ts'

const fold = (text: string) =>
  toNfd(text).replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae').replaceAll('’', "'")

/** Tests if a text has each word of a search, without regard to accents and capitals. */
export function matchesWords(text: string, search: string): boolean {
  const folded = fold(text)
  return fold(search)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}
