import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely'
import { notFound } from '#server/platform/errors/api-error.ts'

/** Whether a row has this number, or this slug in the language that is asked for (`t`) or in the site's default one (`d`). */
function hasIdOrSlug(idColumn: string, id: number | string): RawBuilder<SqlBool> {
  return typeof id === 'number' ? sql<SqlBool>`${sql.ref(idColumn)} = ${id}` : sql<SqlBool>`(t.slug = ${id} or d.slug = ${id})`
}

/** The row of a select that has a number or a slug; of two that share a slug, the one that has it in the language that is asked for. */
export async function findByIdOrSlug<DB, TB extends keyof DB, Row>(
  select: SelectQueryBuilder<DB, TB, Row>,
  idColumn: string,
  id: number | string,
): Promise<Row | undefined> {
  const isOwnSlug = sql<SqlBool>`(t.slug is not distinct from ${String(id)})`
  const rows: Row[] = await select.where(hasIdOrSlug(idColumn, id)).orderBy(isOwnSlug, 'desc').limit(1).execute()
  return rows[0]
}

/** The same; what is not there is refused. */
export async function requireByIdOrSlug<DB, TB extends keyof DB, Row>(
  select: SelectQueryBuilder<DB, TB, Row>,
  idColumn: string,
  id: number | string,
): Promise<Row> {
  const row = await findByIdOrSlug(select, idColumn, id)
  if (row === undefined) throw notFound()
  return row
}
