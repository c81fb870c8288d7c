import { sql, type Kysely } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import { MAX_WORDS, wordsOf } from './spell-correction.ts'

/** How alike two words are, by their trigrams, when one may be the other mistyped. */
const MIN_SIMILARITY = 0.5

/** What was typed, and whether titles say it or are only like it. */
interface Typed {
  readonly text: string
  readonly isSaid: boolean
}

/** What may be marked where titles alone match a text: its words, and those of the titles that begin with one, or else that are like one of them. */
export async function titleWords(db: Kysely<Tables>, { text, isSaid }: Typed, titles: readonly string[]): Promise<string[]> {
  const words = wordsOf(text)
  if (words.length > MAX_WORDS) return []
  const { rows } = await sql<{ word: string }>`
    select distinct word from unnest(${wordsOf(titles.join(' '))}::text[]) as word, unnest(${words}::text[]) as typed
    where starts_with(fold(word), fold(typed)) or (${!isSaid} and similarity(fold(word), fold(typed)) >= ${MIN_SIMILARITY})
  `.execute(db)
  return [...new Set([...words, ...rows.map(({ word }) => word)])]
}
