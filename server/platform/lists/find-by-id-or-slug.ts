import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely'
import { notFound } from '#server/platform/errors/api-error.ts'

/** Builds the condition for an id, or for a slug in the requested locale (`t`) or the default one (`d`). */
function hasIdOrSlug(idColumn: string, id: number | string): RawBuilder<SqlBool> {
  return typeof id === 'number' ? sql<SqlBool>`${sql.ref(idColumn)} = ${id}` : sql<SqlBool>`(t.slug = ${id} or d.slug = ${id})`
}

/** Returns the row with an id or a slug. A slug in the requested locale takes precedence. */
export async function findByIdOrSlug<DB, TB extends keyof DB, Row>(
  select: SelectQueryBuilder<DB, TB, Row>,
  idColumn: string,
  id: number | string,
): Promise<Row | undefined> {
  const isOwnSlug = sql<SqlBool>`(t.slug is not distinct from ${String(id)})`
  const rows: Row[] = await select.where(hasIdOrSlug(idColumn, id)).orderBy(isOwnSlug, 'desc').limit(1).execute()
  return rows[0]
}

/** Returns the row, or rejects a missing one. */
export async function requireByIdOrSlug<DB, TB extends keyof DB, Row>(
  select: SelectQueryBuilder<DB, TB, Row>,
  idColumn: string,
  id: number | string,
): Promise<Row> {
  const row = await findByIdOrSlug(select, idColumn, id)
  if (row === undefined) throw notFound()
  return row
}
