import type { SearchItem } from '#schemas/api/content/search.ts'
import { toSlug } from '#domain/urls/slug.ts'
import { wordsOf, type Correction } from './spell-correction.ts'

/** Returns the corrected text with the accents of the words in the results. */
export function restoreAccents({ text, words }: Correction, items: readonly SearchItem[]): string {
  const marked = items.flatMap(({ titleMarks = [], snippet }) => [...titleMarks, ...snippet]).filter(({ mark }) => mark)
  const written = new Map(marked.flatMap((piece) => wordsOf(piece.text)).map((word) => [toSlug(word), word.toLowerCase()]))
  return words.reduce((said, word) => said.replace(word, written.get(word) ?? word), text)
}
