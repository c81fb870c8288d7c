import { sql, type RawBuilder, type SqlBool } from 'kysely'

/** Whether a row has this number, or this slug in the language that is asked for (`t`) or in the site's default one (`d`). */
export function hasIdOrSlug(idColumn: string, id: number | string): RawBuilder<SqlBool> {
  return typeof id === 'number' ? sql<SqlBool>`${sql.ref(idColumn)} = ${id}` : sql<SqlBool>`(t.slug = ${id} or d.slug = ${id})`
}

/** Puts first, in descending order, the row whose slug it is in the language that is asked for. */
export function hasOwnSlug(id: number | string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(t.slug is not distinct from ${String(id)})`
}
