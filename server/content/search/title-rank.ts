import { sql, type RawBuilder } from 'kysely'

type Select = RawBuilder<unknown>

/** The typed text, and the same text without question words. */
export interface Typed {
  readonly text: string
  readonly searchText: string
}

const wordStartsWith = (folded: Select, text: string): Select => {
  const literal = sql`regexp_replace(fold(${text}), '([\\\\%_])', '\\\\\\1', 'g')`
  const pattern = sql`'(^|[^[:alnum:]])' || regexp_replace(fold(${text}), '([^[:alnum:][:space:]])', '\\\\\\1', 'g')`
  return sql`(${folded} like '%' || ${literal} || '%' and ${folded} ~ (${pattern}))`
}

/** Tests whether a word of a normalised title begins with the typed text or with the search text. */
export const titleStartsWith = (folded: Select, { text, searchText }: Typed): Select =>
  sql`(${sql.join(
    [...new Set([text, searchText])].map((each) => wordStartsWith(folded, each)),
    sql` or `,
  )})`

const withoutClose = (folded: Select): Select => sql`rtrim(${folded}, ${' ?\u00a0\u202f'})`

/** Scores a normalised title: 2 when it equals the typed text (with or without a question mark), 1 when it equals the search text. */
export const titleScore = (folded: Select, { text, searchText }: Typed): Select =>
  sql`(case when ${withoutClose(folded)} = ${withoutClose(sql`fold(${text})`)} then 2 when ${folded} = fold(${searchText}) then 1 else 0 end)`
