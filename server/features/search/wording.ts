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

/** Words as they were typed: their forms by full text, a slip in a title by trigrams, the beginning of a word as it is typed. */
export function asTyped(text: string): Wording {
  const query = sql`websearch_to_tsquery('french_folded', ${text})`
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

/** Lexemes of which a text holds one of each list. */
export function ofLexemes(lists: readonly (readonly string[])[]): Wording {
  const query = writeQuery(lists)
  return {
    query,
    matches: (vector) => sql`${vector} @@ ${query}`,
    rank: (vector) => sql`ts_rank(${vector}, ${query}, 1)`,
  }
}

/** A text of which a word is like a lexeme. */
export function likeLexeme(lexeme: string): Wording {
  return { ...ofLexemes([[lexeme]]), matches: (vector) => sql`${lexeme} <<% lexemes(${vector})` }
}
