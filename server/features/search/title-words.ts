import { sql, type Kysely } from 'kysely'
import type { Tables } from '#server/database/tables.ts'
import { mostWords, wordsOf } from './spelling.ts'

/** How alike two words are, by their trigrams, when one may be the other mistyped. */
const leastSimilarity = 0.5

/** What may be marked where titles alone were like a text: its words, and those of the titles that are like one of them, or of which one is a part. */
export async function titleWords(db: Kysely<Tables>, text: string, titles: readonly string[]): Promise<string[]> {
  const words = wordsOf(text)
  if (words.length > mostWords) return []
  const { rows } = await sql<{ word: string }>`
    select distinct word from unnest(${wordsOf(titles.join(' '))}::text[]) as word, unnest(${words}::text[]) as typed
    where similarity(fold(word), fold(typed)) >= ${leastSimilarity} or position(fold(typed) in fold(word)) > 0
  `.execute(db)
  return [...new Set([...words, ...rows.map(({ word }) => word)])]
}
