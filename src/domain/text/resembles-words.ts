import { plainLetters } from '#schemas/text/plain-letters.ts'
import { editDistance } from './edit-distance.ts'

/** Letters from which a word is forgiven one typing error. */
const FORGIVEN = 4

const wordsOf = (text: string): string[] =>
  plainLetters(text)
    .split(/\s+/)
    .filter((word) => word !== '')

/** Tests if a word begins with another, one typing error forgiven in a word of four letters or more. */
function beginsLike(word: string, sought: string): boolean {
  if (word.startsWith(sought)) return true
  if (sought.length < FORGIVEN) return false
  return [-1, 0, 1].some((more) => editDistance(word.slice(0, sought.length + more), sought) <= 1)
}

/** Tests if each word of a query begins a word of a text, accents, capitals and one typing error per word apart. */
export function resemblesWords(text: string, query: string): boolean {
  const words = wordsOf(text)
  return wordsOf(query).every((sought) => words.some((word) => beginsLike(word, sought)))
}
