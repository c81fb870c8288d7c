import { sql, type RawBuilder } from 'kysely'

/** Tests in SQL if a stored value mentions a former address, or may do so with dots in its path, so that most rows are never read. */
export function mentions(column: string, from: readonly string[]): RawBuilder<boolean> {
  const each = from.map((address) => sql`position(${address} in ${sql.ref(column)}::text) > 0`)
  const dots = sql`${sql.ref(column)}::text ~* '/([.]|%2e){1,2}/'`
  return each.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join([...each, dots], sql` or `)})`
}
