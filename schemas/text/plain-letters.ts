import { toNfd } from './normalise-text.ts'

/** A text as a search compares it: small letters without accents, œ and æ as two letters, apostrophes and hyphens as spaces. */
export function plainLetters(text: string): string {
  return toNfd(text)
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll(/[’'\-\u2010\u2011]/g, ' ')
}

/** True when each word of a query begins a word of the text, accents and capitals apart. */
export function holdsWords(text: string, query: string): boolean {
  const words = wordsOf(text)
  return wordsOf(query).every((sought) => words.some((word) => word.startsWith(sought)))
}

const wordsOf = (text: string): string[] =>
  plainLetters(text)
    .split(/\s+/)
    .filter((word) => word !== '')
