import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import { COUNTED_ITEMS, resourceGrammar, type ResourceRow } from '#schemas/admin/resources/calls/item-shapes.ts'
import type { ResourceState } from '#schemas/admin/resources/resource-states.ts'
import type { ListQuery } from '#schemas/api/base/list-grammar.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { runBoundedList, type BoundedPage } from '#server/platform/lists/query-list.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import type { StoredResource } from '#server/platform/resources/store.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { planItems } from './list-plan.ts'

/** Rows whose columns are made together. */
const BATCH = 1000

interface Asked {
  readonly stored: StoredResource
  readonly scope: Scope
  readonly query: ListQuery
  readonly isWhole?: boolean
}

interface FoundRow {
  /** Titles by language of what is edited; null where that is what is stored. */
  readonly edited: Readonly<Record<string, string>> | null
  readonly id: number
  readonly version: number
  readonly state: ResourceState
  readonly removed: Date | null
}

/** SQL of the state of an item; equal to `stateOf`. */
function stateSql({ resource, store }: StoredResource): RawBuilder<string> {
  if (resource.life === 'immediate') return sql<string>`'PUBLISHED'`
  const own = (column: string) => sql.ref(`${store.as}.${column}`)
  return sql<string>`case when ${own('deleted_at')} is not null then 'TRASHED' when ${own('status')} = 'DRAFT' then 'DRAFT'
    when ${own('published_at')} > now() then 'PLANNED' when i.draft is not null then 'CHANGED' else 'PUBLISHED' end`
}

type Found = Omit<BoundedPage<never>, 'rows'> & { readonly ids: readonly number[] }

/** Finds the numbers of the items of a page. The other tables are read for these alone. */
async function findIds(db: Kysely<Tables>, { stored, scope, query, isWhole = false }: Asked): Promise<Found> {
  const { resource, store } = stored
  const { columns, readsItems, readsTable } = planItems(stored, scope, query)
  const plan = { grammar: { ...resourceGrammar(resource), paged: !isWhole }, query, columns }
  const id = sql.ref(`${store.as}.id`)
  const hidesTrash = !query.filters.some(({ field }) => field === 'state')
  const counting = { db, limit: COUNTED_ITEMS }
  const numbersOf = ({ rows, ...counted }: BoundedPage<{ readonly id: number }>): Found => ({ ids: rows.map((row) => row.id), ...counted })
  if (!readsTable) {
    const ofKind = db.selectFrom('items as i').select('i.id').where('i.site_id', '=', scope.site.id).where('i.kind', '=', resource.name)
    return numbersOf(await runBoundedList(ofKind.where('i.deleted_at', 'is', null), plan, counting))
  }
  const isThere = sql<SqlBool>`${sql.ref(`${store.as}.deleted_at`)} is null`
  const own = store
    .select(db, scope)
    .clearSelect()
    .select(sql<number>`${id}`.as('id'))
  const listed = resource.life === 'published' && hidesTrash ? own.where(isThere) : own
  if (!readsItems) return numbersOf(await runBoundedList(listed, plan, counting))
  const joined = listed.innerJoin('items as i', (join) =>
    join
      .on('i.kind', '=', resource.name)
      .on('i.site_id', '=', scope.site.id)
      .on(sql`i.id`, '=', id),
  )
  // The indexes of titles have no row of the trash: they are read where the query says so too.
  const living = hidesTrash ? joined.where('i.deleted_at', 'is', null) : joined
  return numbersOf(await runBoundedList(living, plan, counting))
}

/** The title of what is edited of an item, under the column of titles; nothing for an item without changes. */
function editedTitle({ resource }: StoredResource, { site, locale }: Scope, edited: FoundRow['edited']): Record<string, string> {
  const { title } = resource.list
  const shown = ownValue(edited, locale) ?? ownValue(edited, site.defaultLocale) ?? edited?.['']
  return title === undefined || shown === undefined ? {} : { [title]: shown }
}

async function readRows(db: Kysely<Tables>, { stored, scope }: Asked, ids: readonly number[]): Promise<ResourceRow[]> {
  const { resource, store } = stored
  const id = sql.ref(`${store.as}.id`)
  const found = await store
    .select(db, scope)
    .leftJoin('items as i', (join) => join.on('i.kind', '=', resource.name).on(sql`i.id`, '=', id))
    .select([sql<number>`coalesce(i.version, 0)`.as('version'), stateSql(stored).as('state')])
    .select([sql`case when i.draft is not null then i.titles end`.as('edited'), 'i.deleted_at as removed'])
    .where(sql<SqlBool>`${id} = any(${[...ids]})`)
    .execute()
  const rows = new Map((found as FoundRow[]).map((row) => [row.id, row]))
  const ordered = ids.flatMap((each) => rows.get(each) ?? [])
  const shown = await store.rows(scope, ordered)
  return ordered.map(({ id: number, version, state, removed, edited }, at) => ({
    ...{ ...shown[at], ...editedTitle(stored, scope, edited) },
    ...{ id: number, version, state, deletedAt: removed?.toISOString() ?? null },
  }))
}

/** Lists items of a resource in every state, a page or all; those in the trash only for a query that asks for states. */
export async function listItems(db: Kysely<Tables>, asked: Asked): Promise<BoundedPage<ResourceRow>> {
  const { ids, ...counted } = await findIds(db, asked)
  const rows: ResourceRow[] = []
  for (let from = 0; from < ids.length; from += BATCH) rows.push(...(await readRows(db, asked, ids.slice(from, from + BATCH))))
  return { rows, ...counted }
}
