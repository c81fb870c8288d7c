import { toNfd } from '#schemas/text/normalise-text.ts'

const folded = (text: string) => toNfd(text).replace(/\p{M}/gu, '').toLowerCase()

/** True when a text has each word of a query, in any order, without regard to accents and capitals. */
export function containsWords(text: string, query: string): boolean {
  const words = folded(text)
  return folded(query)
    .split(/\s+/)
    .every((word) => words.includes(word))
}
