import { sql } from 'kysely'
import type { Scope } from '#server/platform/scope/site.ts'
import { isOfCalendar } from '#server/platform/text-search/calendar-names.ts'
import { editDistance } from '#domain/text/edit-distance.ts'
import { lettersOf, similarWords, type LookupScope } from './similar-words.ts'
import type { Typed } from './title-rank.ts'
import { matchFullText, isLiteral, matchExact, type TextMatch } from './text-match.ts'

/** The length from which words are corrected. Shorter ones resemble too many others. */
const MIN_LENGTH = 4
/** The length from which two typing errors are corrected. */
const longEnough = 8
/** The most words that a query may have to be corrected. */
export const MAX_WORDS = 8

const wordSigns = /[\p{L}\p{M}\p{N}]+/gu

/** The words of a text, each once. */
export const wordsOf = (text: string): string[] => [...new Set(text.match(wordSigns) ?? [])]

/** Finds the words that no readable text contains, with their normalised form. Stop words are never missing. */
async function missingOf(
  { db, scope, readable }: LookupScope,
  words: readonly string[],
  wordingOf: (scope: Scope, word: string) => TextMatch,
): Promise<ReadonlyMap<string, string>> {
  const looked = words.map(
    (word) => sql`select ${word}::text as word, fold(${word}) as folded
      where numnode(${matchFullText(scope, word).query(sql`${scope.locale}::text`)}) > 0
        and not exists (select from (${readable(wordingOf(scope, word))}) as found)`,
  )
  const { rows } = await sql<{ word: string; folded: string }>`${sql.join(looked, sql` union all `)}`.execute(db)
  return new Map(rows.map(({ word, folded }) => [word, folded]))
}

/** Typing errors seldom add a new letter or change the first one. */
const unlikeness = (one: string, other: string): number[] => [Number(lettersOf(one) !== lettersOf(other)), Number(one[0] !== other[0])]

/** Returns true for a word that may be misspelled. Numbers, days and months resemble each other and are excluded. */
const maySlip = (folded: string): boolean => /^[\p{L}\p{M}]+$/u.test(folded) && !isOfCalendar(folded)

/** Finds the nearest word. Among equal ones the same letters, the same first letter and the frequency decide. */
async function meantBy(looking: LookupScope, folded: string): Promise<string | null> {
  const { length } = [...folded]
  if (length < MIN_LENGTH || !maySlip(folded)) return null
  const most = length < longEnough ? 1 : 2
  const likely = (await similarWords(looking, folded))
    .map(({ word, texts }) => ({ word, order: [editDistance(folded, word), ...unlikeness(folded, word), -texts] }))
    .filter(({ order }) => (order[0] ?? 0) <= most)
    .sort((a, b) => a.order.reduce((sum, value, at) => sum || value - (b.order[at] ?? 0), 0))
  return likely[0]?.word ?? null
}

/** Finds the correction of a word that is also a form of other words, unless a form of it is as near. */
async function mistakenFor(looking: LookupScope, folded: string, isLast: boolean): Promise<string | null> {
  if ([...folded].length <= MIN_LENGTH || !maySlip(folded)) return null
  const near = (await similarWords(looking, folded)).filter(({ word }) => editDistance(folded, word) === 1)
  if (near.some(({ isForm }) => isForm)) return null
  // The last word may be unfinished.
  const likely = near.filter(({ word }) => lettersOf(word) === lettersOf(folded) && !(isLast && word.startsWith(folded)))
  return likely[0]?.word ?? null
}

/** A corrected text, and the query for the typed text alone. */
export interface Correction extends Typed {
  readonly exactly: string
  /** The corrected words, without accents. */
  readonly words: readonly string[]
}

function meaning({ text, searchText: asked }: Typed, meant: ReadonlyMap<string, string>): Correction | null {
  if (meant.size === 0) return null
  const withEach = (words: string, write: (word: string) => string) =>
    words.replaceAll(wordSigns, (word) => (meant.has(word) ? write(word) : word))
  const right = (word: string) => meant.get(word) ?? word
  return {
    text: withEach(text, right),
    searchText: withEach(asked, right),
    exactly: withEach(text, (word) => `"${word}"`),
    words: [...meant.values()],
  }
}

/** Corrects the words without any match. Returns null when one of them has no correction. */
async function meantByUnknown(looking: LookupScope, words: readonly string[]): Promise<ReadonlyMap<string, string> | null> {
  const meant = new Map<string, string>()
  for (const [word, folded] of await missingOf(looking, words, matchFullText)) {
    const other = await meantBy(looking, folded)
    if (other === null) return null
    meant.set(word, other)
  }
  return meant
}

/** Corrects words that no text spells so, when a word one letter away exists. Their matches may be forms of others. */
async function meantByUnwritten(looking: LookupScope, words: readonly string[], last?: string): Promise<ReadonlyMap<string, string>> {
  const meant = new Map<string, string>()
  for (const [word, folded] of await missingOf(looking, words, matchExact)) {
    const other = await mistakenFor(looking, folded, word === last)
    if (other !== null) meant.set(word, other)
  }
  return meant
}

/** Suggests a correction of a text. Returns null without one. */
export async function suggestCorrection(looking: LookupScope, typed: Typed, isSaid: boolean): Promise<Correction | null> {
  const words = wordsOf(typed.searchText)
  if (words.length === 0 || words.length > MAX_WORDS || isLiteral(typed.text)) return null
  const unknown = isSaid ? new Map<string, string>() : await meantByUnknown(looking, words)
  if (unknown === null) return null
  const rest = words.filter((word) => !unknown.has(word))
  const unwritten = rest.length === 0 ? [] : await meantByUnwritten(looking, rest, words.at(-1))
  return meaning(typed, new Map([...unknown, ...unwritten]))
}
