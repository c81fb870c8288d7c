import { sql, type Kysely } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import { MAX_WORDS, wordsOf } from './spell-correction.ts'

/** The smallest trigram similarity of two words when one may be a misspelling of the other. */
const MIN_SIMILARITY = 0.5

/** The typed text. `isSaid` is true when titles contain it, false when they only resemble it. */
interface Typed {
  readonly text: string
  readonly isSaid: boolean
}

/** Returns the words to mark where titles alone match a text: its words, the title words that begin with one of them and, when titles only resemble it, the similar title words. */
export async function titleWords(db: Kysely<Tables>, { text, isSaid }: Typed, titles: readonly string[]): Promise<string[]> {
  const words = wordsOf(text)
  if (words.length > MAX_WORDS) return []
  const { rows } = await sql<{ word: string }>`
    select distinct word from unnest(${wordsOf(titles.join(' '))}::text[]) as word, unnest(${words}::text[]) as typed
    where starts_with(fold(word), fold(typed)) or (${!isSaid} and similarity(fold(word), fold(typed)) >= ${MIN_SIMILARITY})
  `.execute(db)
  return [...new Set([...words, ...rows.map(({ word }) => word)])]
}
