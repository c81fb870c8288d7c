import type { Expression, RawBuilder, SqlBool } from 'kysely'
import type { ListFilter } from '#schemas/api/base/list-grammar.ts'

/** The SQL expressions of the fields of a list, with the SQL type of the field. */
export interface ListColumns {
  /** An integer, which breaks ties and is the default order `id`. */
  readonly id: Expression<unknown>
  /** text, numeric, timestamptz, date, boolean, text (enum), integer (id) or text[] (tags), by the field name. */
  readonly fields: Readonly<Record<string, Expression<unknown>>>
  /** Filter conditions other than a comparison of the column, by the field name. */
  readonly conditions?: Readonly<Record<string, (filter: ListFilter) => RawBuilder<SqlBool>>>
  /** Fields whose column is never null, so that one index serves both directions. */
  readonly neverNull?: readonly string[]
  /** The search: the full-text condition, the normalised text for letters and trigrams, and the locale of both. */
  readonly search?: {
    readonly says: (text: string) => RawBuilder<SqlBool>
    readonly folded: Expression<unknown>
    readonly language: Expression<unknown>
  }
}

/** Returns the SQL of a field. A field of the grammar without a column is a programming error. */
export function requireColumn(columns: ListColumns, field: string): Expression<unknown> {
  const column = field === 'id' && !Object.hasOwn(columns.fields, 'id') ? columns.id : columns.fields[field]
  if (column === undefined || !(field === 'id' || Object.hasOwn(columns.fields, field)))
    throw new Error(`no column for list field "${field}"`)
  return column
}
