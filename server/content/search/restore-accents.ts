import type { SearchItem } from '#schemas/api/search.ts'
import { toSlug } from '#domain/slug.ts'
import { wordsOf, type Meant } from './spell-correction.ts'

/** What was meant, with the accents that the words have where they were found. */
export function meantWords({ text, words }: Meant, items: readonly SearchItem[]): string {
  const marked = items.flatMap(({ titleMarks = [], snippet }) => [...titleMarks, ...snippet]).filter(({ mark }) => mark)
  const written = new Map(marked.flatMap((piece) => wordsOf(piece.text)).map((word) => [toSlug(word), word.toLowerCase()]))
  return words.reduce((said, word) => said.replace(word, written.get(word) ?? word), text)
}
