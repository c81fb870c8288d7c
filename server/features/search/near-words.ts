import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '#server/database/tables.ts'
import { likeLexeme, ofLexemes, type Wording } from './wording.ts'

/** The texts that a visitor may read and that match, each with its `vector`. */
export type Readable = (wording: Wording) => RawBuilder<unknown>

/** Words of which fewer letters are like too many others. */
const shortest = 4
/** Of a longer query nothing is guessed. */
const mostWords = 8
/** How alike two words are, by their trigrams, when one may be the other mistyped: the threshold of `<<%`. */
const leastSimilarity = 0.5
/** A letter that is repeated makes no new trigram: words of it are alike whatever their length. */
const mostTimesLonger = 2
const mostNear = 8

/** A word with two neighbouring letters the other way round, in every place: trigrams do not see that. */
function swapsOf(word: string): string[] {
  const letters = [...word]
  return letters.slice(1).map((letter, at) => [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join(''))
}

/** What full text makes of words; those that it does not count are absent. */
async function lexemesOf(db: Kysely<Tables>, words: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ word: string; lexeme: string }>`
    select word, lexemes(to_tsvector('french_folded', word)) as lexeme from unnest(${[...words]}::text[]) as word
  `.execute(db)
  return new Map(rows.flatMap(({ word, lexeme }) => (lexeme === '' ? [] : [[word, lexeme] as const])))
}

async function isKnown(db: Kysely<Tables>, readable: Readable, lexeme: string): Promise<boolean> {
  const { rows } = await sql`select 1 from (${readable(ofLexemes([[lexeme]]))}) as found limit 1`.execute(db)
  return rows.length > 0
}

async function likeWords(db: Kysely<Tables>, readable: Readable, lexeme: string): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from (${readable(likeLexeme(lexeme))}) as found, unnest(tsvector_to_array(found.vector)) as word
    where similarity(word, ${lexeme}) >= ${leastSimilarity}
      and length(word) between length(${lexeme}) / ${mostTimesLonger} and length(${lexeme}) * ${mostTimesLonger}
    group by word order by similarity(word, ${lexeme}) desc, word limit ${mostNear}
  `.execute(db)
  return rows.map(({ word }) => word)
}

interface Looking {
  readonly db: Kysely<Tables>
  readonly readable: Readable
  readonly lexemes: ReadonlyMap<string, string>
}

interface Meant {
  readonly isGuessed: boolean
  readonly lexemes: readonly string[]
}

/** The words that are like one, as far as that can be told. */
async function guess({ db, readable, lexemes }: Looking, word: string, lexeme: string): Promise<string[]> {
  if (word.length < shortest || /\p{N}/u.test(word)) return []
  const swapped = swapsOf(word).flatMap((swap) => lexemes.get(swap) ?? [])
  return [...new Set([...swapped, ...(await likeWords(db, readable, lexeme))])]
}

/** What somebody meant by a word: the word where it stands somewhere, else those that are like it, else nothing that anybody could tell. */
async function meantBy(looking: Looking, word: string, lexeme: string): Promise<Meant> {
  if (await isKnown(looking.db, looking.readable, lexeme)) return { isGuessed: false, lexemes: [lexeme] }
  return { isGuessed: true, lexemes: await guess(looking, word, lexeme) }
}

const wordsOf = (text: string): string[] => [...new Set(text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])]

const lexemesWithSwaps = (db: Kysely<Tables>, words: readonly string[]) =>
  lexemesOf(
    db,
    words.flatMap((word) => [word, ...swapsOf(word)]),
  )

/** The words of titles that are like a word that was typed, or of which it is a part. */
async function titleLexemes(db: Kysely<Tables>, titles: readonly string[], words: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ lexeme: string }>`
    select distinct lexemes(to_tsvector('french_folded', word)) as lexeme
    from unnest(${wordsOf(titles.join(' '))}::text[]) as word, unnest(${[...words]}::text[]) as typed
    where similarity(fold(word), fold(typed)) >= ${leastSimilarity} or position(fold(typed) in fold(word)) > 0
  `.execute(db)
  return rows.flatMap(({ lexeme }) => (lexeme === '' ? [] : [lexeme]))
}

/** All that may be marked of a query where titles alone were like it: its words, and those that are like them, in these titles and elsewhere. */
export async function likelyLexemes(
  db: Kysely<Tables>,
  readable: Readable,
  { text, titles }: { readonly text: string; readonly titles: readonly string[] },
): Promise<string[]> {
  const words = wordsOf(text)
  if (words.length > mostWords) return []
  const lexemes = await lexemesWithSwaps(db, words)
  const likely = await Promise.all(
    words.map(async (word) => {
      const lexeme = lexemes.get(word)
      return lexeme === undefined ? [] : [lexeme, ...(await guess({ db, readable, lexemes }, word, lexeme))]
    }),
  )
  return [...new Set([...likely.flat(), ...(await titleLexemes(db, titles, words))])]
}

/** The words that a visitor may have meant, of those that stand in what they may read; null when nothing is mistyped, or nobody can tell what was meant. */
export async function nearWords(db: Kysely<Tables>, readable: Readable, text: string): Promise<Wording | null> {
  const words = wordsOf(text)
  if (words.length > mostWords || /"|(^|\s)-/.test(text)) return null
  const lexemes = await lexemesWithSwaps(db, words)
  const meant: Meant[] = []
  for (const word of words) {
    const lexeme = lexemes.get(word)
    if (lexeme !== undefined) meant.push(await meantBy({ db, readable, lexemes }, word, lexeme))
  }
  const isToldApart = meant.some(({ isGuessed }) => isGuessed) && meant.every((each) => each.lexemes.length > 0)
  return isToldApart ? ofLexemes(meant.map((each) => each.lexemes)) : null
}
