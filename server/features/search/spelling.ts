import { sql, type Kysely } from 'kysely'
import type { Tables } from '#server/database/tables.ts'
import type { Scope } from '#server/features/sites/site.ts'
import type { Readable } from './readable.ts'
import { slipsBetween } from './slips.ts'
import { inFullText, isLiteral, spelledLike } from './wording.ts'

/** Words of which fewer letters are like too many others. */
const shortest = 4
/** From so many letters on two may be wrong. */
const longEnough = 8
/** Two letters the wrong way round are two changes to the database. */
const mostChanges = 3
/** Of a longer query nothing is guessed. */
export const mostWords = 8
const mostNear = 50

const wordSigns = /[\p{L}\p{M}\p{N}]+/gu

/** The words of a text, each once. */
export const wordsOf = (text: string): string[] => [...new Set(text.match(wordSigns) ?? [])]

interface Looking {
  readonly db: Kysely<Tables>
  readonly scope: Scope
  readonly readable: Readable
}

/** What stands nowhere in what may be read, as it is compared; what full text does not count is never missed. */
async function unknownOf({ db, scope, readable }: Looking, words: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const looked = words.map((word) => {
    const wording = inFullText(scope, word)
    return sql`select ${word}::text as word, fold(${word}) as folded
      where numnode(${wording.query(sql`${scope.locale}::text`)}) > 0 and not exists (select from (${readable(wording)}) as found)`
  })
  const { rows } = await sql<{ word: string; folded: string }>`${sql.join(looked, sql` union all `)}`.execute(db)
  return new Map(rows.map(({ word, folded }) => [word, folded]))
}

interface Near {
  readonly word: string
  readonly texts: number
}

/** The words of what may be read that begin or end as one does and are changed to it by few letters. */
async function nearOnes({ db, scope, readable }: Looking, folded: string): Promise<Near[]> {
  const letters = [...folded]
  // Whatever one slip does to a word, one of its halves is left.
  const half = Math.floor((letters.length - 1) / 2)
  const [start, end] = [letters.slice(0, half).join(''), letters.slice(half + 1).join('')]
  const { rows } = await sql<Near>`
    select word, count(*)::int as texts
    from (${readable(spelledLike(scope, { start, end }))}) as found, unnest(string_to_array(btrim(found.spelled), ' ')) as word
    where length(word) between ${letters.length - 2} and ${letters.length + 2} and (word like ${`${start}%`} or word like ${`%${end}`})
    group by word having levenshtein(word, ${folded}) <= ${mostChanges}
    order by levenshtein(word, ${folded}), texts desc, word limit ${mostNear}
  `.execute(db)
  return rows
}

const lettersOf = (word: string): string => [...new Set(word)].sort().join('')

/** Slips seldom bring in a letter that the word has not, nor change the first one. */
const unlikeness = (one: string, other: string): number[] => [Number(lettersOf(one) !== lettersOf(other)), Number(one[0] !== other[0])]

/** The word that somebody meant who typed another: the nearest, of those the one of the same letters, that begins alike, that is the most usual. */
async function meantBy(looking: Looking, folded: string): Promise<string | null> {
  const { length } = [...folded]
  if (length < shortest || !/^[\p{L}\p{M}]+$/u.test(folded)) return null
  const most = length < longEnough ? 1 : 2
  const likely = (await nearOnes(looking, folded))
    .map(({ word, texts }) => ({ word, order: [slipsBetween(folded, word), ...unlikeness(folded, word), -texts] }))
    .filter(({ order }) => (order[0] ?? 0) <= most)
    .sort((a, b) => a.order.reduce((sum, value, at) => sum || value - (b.order[at] ?? 0), 0))
  return likely[0]?.word ?? null
}

/** What was meant by a text, and how to ask for what it says alone. */
export interface Meant {
  readonly text: string
  readonly exactly: string
  /** The words that were meant, without accents. */
  readonly words: readonly string[]
}

/** What somebody meant, of whose words some stand in nothing that they may read: these alone are told otherwise; null when nobody can tell. */
export async function correct(looking: Looking, text: string): Promise<Meant | null> {
  const words = wordsOf(text)
  if (words.length === 0 || words.length > mostWords || isLiteral(text)) return null
  const meant = new Map<string, string>()
  for (const [word, folded] of await unknownOf(looking, words)) {
    const other = await meantBy(looking, folded)
    if (other === null) return null
    meant.set(word, other)
  }
  if (meant.size === 0) return null
  const withEach = (write: (word: string) => string) => text.replaceAll(wordSigns, (word) => (meant.has(word) ? write(word) : word))
  return {
    text: withEach((word) => meant.get(word) ?? word),
    exactly: withEach((word) => `"${word}"`),
    words: [...meant.values()],
  }
}
