import { sql, type Kysely, type RawBuilder } from 'kysely'
import { diffForms } from '#domain/resources/diff-forms.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { editedForm, stateOf } from '#server/platform/resources/item.ts'
import type { KeptResource } from '#server/platform/resources/resource-needs.ts'
import { wordsOfItem } from '#server/platform/resources/words/words-of-item.ts'
import type { ResourceState } from '#schemas/admin/resources/resource-states.ts'
import { ownValue } from '#schemas/names/own-value.ts'

/** An item that is edited and not published. */
export interface WaitingItem {
  readonly resource: string
  readonly id: number
  readonly version: number
  readonly state: ResourceState
  readonly title: string
  /** The paths of the fields that its publication changes; none for an item that visitors do not see. */
  readonly changed: readonly string[]
  /** Address of the item in the language of its site; null where it has none. */
  readonly address: string | null
  readonly updatedAt: Date
  readonly updatedBy: number | null
}

interface WaitingRow {
  readonly kind: string
  readonly id: number
  readonly title: string
  readonly updatedAt: Date
  readonly updatedBy: number | null
}

/**
 * The items of one resource with a draft, those that were never published, and those that were edited since they went offline. An item whose last
 * act took it offline waits for nothing.
 */
function waitingOf({ resource: { name }, store }: KeptResource, siteId: number): RawBuilder<WaitingRow> {
  return sql<WaitingRow>`
    select i.kind, i.id, i.title, i.changed_at as "updatedAt", i.changed_by as "updatedBy"
    from items i join ${sql.table(store.table)} x on x.id = i.id
    where i.kind = ${name} and i.site_id = ${siteId} and i.deleted_at is null and x.deleted_at is null and (
      i.draft is not null or (x.status = 'DRAFT' and (x.published_at is null
        or (select v.act from item_versions v where v.kind = i.kind and v.id = i.id and v.version = i.version) in ('update', 'set'))))`
}

function waitingRows(kept: readonly KeptResource[], siteId: number): RawBuilder<WaitingRow> {
  return sql.join<WaitingRow>(
    kept.map((each) => waitingOf(each, siteId)),
    sql` union all `,
  )
}

/** Counts the items of some resources that are edited and not published. */
export async function countWaitingItems(db: Kysely<Tables>, kept: readonly KeptResource[], siteId: number): Promise<number> {
  if (kept.length === 0) return 0
  const { rows } = await sql<{ readonly count: number }>`select count(*)::int as count from (${waitingRows(kept, siteId)}) w`.execute(db)
  return rows[0]?.count ?? 0
}

/** Lists the items of some resources that are edited and not published, the last edited first. */
export async function listWaitingItems(
  db: Kysely<Tables>,
  kept: readonly KeptResource[],
  { siteId, locale, limit, now }: { readonly siteId: number; readonly locale: string; readonly limit: number; readonly now: number },
): Promise<WaitingItem[]> {
  if (kept.length === 0) return []
  const { rows } = await sql<WaitingRow>`
    select * from (${waitingRows(kept, siteId)}) w order by "updatedAt" desc, kind, id limit ${limit}`.execute(db)
  const found = new Map<string, WaitingItem>()
  for (const { resource, keeper, tree } of kept) {
    const own = rows.filter(({ kind }) => kind === resource.name)
    const items = await keeper.read(
      db,
      siteId,
      own.map(({ id }) => id),
    )
    for (const { id, title: stored, updatedAt, updatedBy } of own) {
      const item = items.get(id)
      if (!item) continue
      const edited = editedForm(item)
      const title = ownValue(wordsOfItem(tree, { form: edited, life: item.life }).titles, locale) ?? stored
      const isSeen = item.life.status === 'PUBLISHED'
      found.set(`${resource.name} ${id}`, {
        ...{ resource: resource.name, id, version: item.version, state: stateOf(item.life, now), title },
        changed: isSeen ? diffForms(item.form, edited) : [],
        address: resource.shownAt?.(edited, locale) ?? null,
        ...{ updatedAt, updatedBy },
      })
    }
  }
  return rows.flatMap(({ kind, id }) => found.get(`${kind} ${id}`) ?? [])
}
