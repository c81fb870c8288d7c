import { sql, type Kysely } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import type { StoredResource } from '#server/platform/resources/store.ts'
import { ownValue } from '#schemas/names/own-value.ts'

/** Numbers of the items of a resource that wait: never published, changed since, and planned for the next days. */
export interface WaitingItems {
  readonly name: string
  readonly drafts: number
  readonly changed: number
  readonly planned: number
  /** Instant of the next planned one. */
  readonly next: Date | null
}

/** Counts the items that wait by the declaration of their resource, such as reviews without an answer, in one statement. */
export async function countDeclaredWaiting(
  db: Kysely<Tables>,
  stored: readonly StoredResource[],
  scope: Scope,
): Promise<{ readonly name: string; readonly count: number }[]> {
  const parts = stored.flatMap(({ resource: { name, waits }, store }) => {
    if (!waits) return []
    const fields = store.fields(scope)
    const conditions = Object.entries(waits.where).map(([field, value]) => sql`${ownValue(fields, field)} = ${value}`)
    const { table, as } = store
    return [
      sql`select ${name}::text as name, count(*)::int as count from ${sql.table(table)} as ${sql.ref(as)}
        where ${sql.ref(`${as}.site_id`)} = ${scope.site.id} and ${sql.join(conditions, sql` and `)}`,
    ]
  })
  if (parts.length === 0) return []
  const { rows } = await sql<{ name: string; count: number }>`${sql.join(parts, sql` union all `)}`.execute(db)
  return rows
}

/** Counts the waiting items of the resources that are published, in one statement. */
export async function countWaitingItems(
  db: Kysely<Tables>,
  stored: readonly StoredResource[],
  { siteId, days }: { readonly siteId: number; readonly days: number },
): Promise<WaitingItems[]> {
  const published = stored.filter(({ resource }) => resource.life === 'published')
  if (published.length === 0) return []
  const parts = published.map(({ resource: { name }, store: { table } }) => {
    const own = sql`from ${sql.table(table)} x where x.site_id = ${siteId} and x.deleted_at is null`
    const soon = sql`${own} and x.status = 'PUBLISHED' and x.published_at > now() and x.published_at < now() + make_interval(days => ${days})`
    const isLater = sql`x.published_at is not null and x.published_at > now()`
    return sql`select ${name}::text as name,
      (select count(*)::int ${own} and x.status = 'DRAFT') as drafts,
      (select count(*)::int from items i join ${sql.table(table)} x on x.id = i.id and x.site_id = i.site_id
        where i.site_id = ${siteId} and i.kind = ${name} and i.draft is not null and x.deleted_at is null and x.status = 'PUBLISHED'
        and not (${isLater})) as changed,
      (select count(*)::int ${soon}) as planned, (select min(x.published_at) ${soon}) as next`
  })
  const { rows } = await sql<WaitingItems>`${sql.join(parts, sql` union all `)}`.execute(db)
  return rows
}
