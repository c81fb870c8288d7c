import { sql, type RawBuilder } from 'kysely'

type Select = RawBuilder<unknown>

/** What a text, with its folded title, is asked: whether it matches, how well, and which of its words are marked. */
export interface Wording {
  matches(vector: Select, folded: Select): Select
  rank(vector: Select, folded: Select): Select
  readonly query: Select
  /** What is marked instead in a text that matches by its title alone. */
  readonly inPlace?: Select
}

/** Whether a word is ruled out by a sign before it: what stands in quotes is read as it is. */
const rulesOut = (text: string): boolean => /(?:^|\s)-/.test(text.replaceAll(/"[^"]*"/g, ' '))

/** Words as they were typed: their forms by full text; and as long as none is ruled out, a slip in a title by trigrams, the beginning of a word as it is typed. */
export function asTyped(text: string): Wording {
  const query = sql`websearch_to_tsquery('french_folded', ${text})`
  if (rulesOut(text)) return ofQuery(query)
  const literal = sql`regexp_replace(fold(${text}), '([\\\\%_])', '\\\\\\1', 'g')`
  return {
    query,
    matches: (vector, folded) => sql`(${vector} @@ ${query}
      or ${folded} %> fold(${text}) or ${folded} like '%' || ${literal} || '%')`,
    rank: (vector, folded) => sql`(ts_rank(${vector}, ${query}, 1) + word_similarity(fold(${text}), ${folded}))`,
  }
}

const quoted = (lexeme: string): string => `'${lexeme.replaceAll(/['\\]/g, (sign) => sign + sign)}'`

const writeQuery = (lists: readonly (readonly string[])[]): Select =>
  sql`${lists.map((list) => `(${list.map(quoted).join(' | ')})`).join(' & ')}::tsquery`

/** A wording of which any of some lexemes are marked where nothing else is. */
export function markingInPlace(wording: Wording, lexemes: readonly string[]): Wording {
  return { ...wording, inPlace: writeQuery([lexemes]) }
}

/** What full text alone finds. */
function ofQuery(query: Select): Wording {
  return {
    query,
    matches: (vector) => sql`${vector} @@ ${query}`,
    rank: (vector) => sql`ts_rank(${vector}, ${query}, 1)`,
  }
}

/** Lexemes of which a text holds one of each list. */
export const ofLexemes = (lists: readonly (readonly string[])[]): Wording => ofQuery(writeQuery(lists))

/** A text of which a word is like a lexeme. */
export function likeLexeme(lexeme: string): Wording {
  return { ...ofLexemes([[lexeme]]), matches: (vector) => sql`${lexeme} <<% lexemes(${vector})` }
}
