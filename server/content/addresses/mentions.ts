import { sql, type RawBuilder } from 'kysely'

/** Tests in SQL if a stored value mentions a former address, so that most rows are never read. */
export function mentions(column: string, from: readonly string[]): RawBuilder<boolean> {
  const each = from.map((address) => sql`position(${address} in ${sql.ref(column)}::text) > 0`)
  return each.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(each, sql` or `)})`
}
