import { sql, type RawBuilder } from 'kysely'

type Select = RawBuilder<unknown>

/** A text as it was typed, and what it asks beside the words that only ask. */
export interface Typed {
  readonly text: string
  readonly asked: string
}

const begins = (folded: Select, text: string): Select => {
  const literal = sql`regexp_replace(fold(${text}), '([\\\\%_])', '\\\\\\1', 'g')`
  const pattern = sql`'(^|[^[:alnum:]])' || regexp_replace(fold(${text}), '([^[:alnum:][:space:]])', '\\\\\\1', 'g')`
  return sql`(${folded} like '%' || ${literal} || '%' and ${folded} ~ (${pattern}))`
}

/** Whether a folded title has at the beginning of a word what was typed or what it asks. */
export const titleStartsWith = (folded: Select, { text, asked }: Typed): Select =>
  sql`(${sql.join(
    [...new Set([text, asked])].map((each) => begins(folded, each)),
    sql` or `,
  )})`

const withoutClose = (folded: Select): Select => sql`rtrim(${folded}, ${' ?\u00a0\u202f'})`

/** How much a folded title is called what was typed: a question with or without its sign; and half as much what it asks. */
export const titleScore = (folded: Select, { text, asked }: Typed): Select =>
  sql`(case when ${withoutClose(folded)} = ${withoutClose(sql`fold(${text})`)} then 2 when ${folded} = fold(${asked}) then 1 else 0 end)`
