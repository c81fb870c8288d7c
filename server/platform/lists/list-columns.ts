import type { Expression, RawBuilder, SqlBool } from 'kysely'
import type { ListFilter } from '#schemas/api/base/list-grammar.ts'

/** Where the fields of a list live in SQL; each expression has the SQL type of its field's kind. */
export interface ListColumns {
  /** Integer; decides ties and is the default order `id`. */
  readonly id: Expression<unknown>
  /** text, numeric, timestamptz, date, boolean, text (enum), integer (id) or text[] (tags), by the field's name. */
  readonly fields: Readonly<Record<string, Expression<unknown>>>
  /** How a field is filtered when not by comparing its column, by the field's name. */
  readonly conditions?: Readonly<Record<string, (filter: ListFilter) => RawBuilder<SqlBool>>>
  /** What `search` looks into: whether full text finds it, the folded text that is compared letter by letter and by trigrams, and the locale of both. */
  readonly search?: {
    readonly says: (text: string) => RawBuilder<SqlBool>
    readonly folded: Expression<unknown>
    readonly language: Expression<unknown>
  }
}

/** The SQL of one field of a list; a field of the grammar without a column is a defect of ours. */
export function requireColumn(columns: ListColumns, field: string): Expression<unknown> {
  const column = field === 'id' && !Object.hasOwn(columns.fields, 'id') ? columns.id : columns.fields[field]
  if (column === undefined || !(field === 'id' || Object.hasOwn(columns.fields, field)))
    throw new Error(`no column for list field "${field}"`)
  return column
}
