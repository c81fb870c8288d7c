import { randomUUID } from 'node:crypto'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Registry } from '#engine/registry/registry.ts'
import { afterCommit, inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Audit } from '#server/people/audit/service.ts'
import type { Act } from '#server/platform/resources/in-act.ts'
import type { Form } from '#server/platform/resources/item.ts'
import type { ItemKey, PlannedItems } from '#server/platform/resources/plans/planned-items.ts'
import { storeAct } from '#server/content/drafts/publication/publication-acts.ts'
import type { PlanKey } from '#server/content/drafts/planning/plan-key.ts'
import { standAlone } from '#server/content/drafts/planning/plan-failures.ts'
import { recordPlanReferences } from '#server/content/drafts/planning/plan-references.ts'

/** Services by which planned changes of items are shown and taken off. */
export interface ItemSettlingNeeds {
  readonly planned: PlannedItems
  readonly audit: Audit
  readonly registry: Registry
}

type Reading = Pick<ItemSettlingNeeds, 'planned'> & { readonly db: Kysely<Tables> }

interface DuePlan {
  readonly plan: number
  readonly siteId: number
  readonly resource: string
  readonly id: number
  readonly form: Form
  readonly by: number | null
}

interface LaidItem {
  readonly siteId: number
  readonly resource: string
  readonly id: number
  /** The plan whose version is to lie over the item; null for none. */
  readonly plan: number | null
  readonly form: Form | null
}

const of = (siteId: number | null, key: Pick<ItemKey, 'resource' | 'id'> | null) => sql<boolean>`
  (${siteId}::int is null or i.site_id = ${siteId}) and (${key?.resource ?? null}::text is null or (i.kind = ${key?.resource ?? ''} and i.id = ${key?.id ?? 0}))`

/** The planned changes without an end whose time has come, of items that are not in the trash. */
async function duePlans({ db, planned }: Reading, siteId: number | null, key: Pick<ItemKey, 'resource' | 'id'> | null): Promise<DuePlan[]> {
  const { rows } = await sql<DuePlan>`
    select p.id as plan, p.site_id as "siteId", p.resource, p.document_id as id, p.form, p.saved_by as by
    from publications p join items i on i.kind = p.resource and i.id = p.document_id and i.deleted_at is null
    where p.kind = 'ITEM' and p.ends_at is null and p.done_at is null and p.held_at is null and p.starts_at <= now() and ${of(siteId, key)}
    order by p.site_id, p.starts_at, p.id`.execute(db)
  // The check holds the others.
  return rows.filter(({ resource, form }) => planned.isReadable(resource, form))
}

/** The items over which another version lies than should now. */
async function misplaced(
  { db, planned }: Reading,
  siteId: number | null,
  key: Pick<ItemKey, 'resource' | 'id'> | null,
): Promise<LaidItem[]> {
  const { rows } = await sql<LaidItem>`
    with running as (
      select distinct on (resource, document_id) id, resource, document_id, form from publications
      where kind = 'ITEM' and held_at is null and starts_at <= now() and ends_at > now()
      order by resource, document_id, starts_at desc, id desc
    )
    select i.site_id as "siteId", i.kind as resource, i.id, r.id as plan, r.form
    from items i left join running r on r.resource = i.kind and r.document_id = i.id
    where i.deleted_at is null and (i.lying is not null or r.id is not null) and i.lying is distinct from r.id and ${of(siteId, key)}
    order by i.site_id, i.kind, i.id`.execute(db)
  return rows.filter(({ resource, plan, form }) => plan === null || planned.isReadable(resource, form))
}

function actOf(trx: Transaction<Tables>, siteId: number, by: number | null): Act {
  return { trx, change: { siteId, by, act: 'publish', batch: randomUUID(), requirePublish: () => Promise.resolve() } }
}

async function publishDue(trx: Transaction<Tables>, { planned, audit, registry }: ItemSettlingNeeds, due: DuePlan): Promise<void> {
  const { siteId, resource, id, by, plan } = due
  const act = actOf(trx, siteId, by)
  const item = await planned.publish(act, due, due.form)
  await trx
    .updateTable('publications')
    .set({ done_at: sql<Date>`now()` })
    .where('site_id', '=', siteId)
    .where('id', '=', plan)
    .execute()
  await recordPlanReferences(trx, registry, { siteId, kind: 'ITEM', resource, documentId: id })
  if (item === null) return
  const items = [{ resource, id, version: item.version }]
  await storeAct(trx, siteId, { userId: by }, { documents: [], items, batch: act.change.batch })
  await audit.record(trx, { siteId, actorId: by, action: `${resource}.publish`, target: `${resource} ${id}`, diff: { plan } })
}

/**
 * Settles what is due. With `faults`, the error of an item that cannot be settled is noted there, its planned version is held and tried again, and
 * the others are settled.
 */
async function settle(
  trx: Transaction<Tables>,
  needs: ItemSettlingNeeds,
  siteId: number,
  { key, faults }: { readonly key: Pick<ItemKey, 'resource' | 'id'> | null; readonly faults?: unknown[] },
): Promise<void> {
  const apart = async (work: () => Promise<void>, plan: number | null, { resource, id: documentId }: Pick<ItemKey, 'resource' | 'id'>) => {
    if (!faults) return work()
    const row = plan === null ? null : ({ id: plan, site_id: siteId, kind: 'ITEM', resource, document_id: documentId, locale: '' } as const)
    const fault = await standAlone(trx, needs, row, work)
    if (fault) faults.push(fault.error)
  }
  for (const due of await duePlans({ ...needs, db: trx }, siteId, key)) await apart(() => publishDue(trx, needs, due), due.plan, due)
  for (const item of await misplaced({ ...needs, db: trx }, siteId, key)) {
    const version = item.plan === null || item.form === null ? null : { plan: item.plan, form: item.form }
    await apart(() => needs.planned.lay(trx, item, version), item.plan, item)
  }
}

/** Shows what is planned of one item now, and takes off what is over, in a transaction in which its site is locked. */
export async function settleItem(
  trx: Transaction<Tables>,
  needs: ItemSettlingNeeds,
  { siteId, resource, documentId }: PlanKey,
): Promise<void> {
  await settle(trx, needs, siteId, { key: { resource: resource ?? '', id: documentId } })
}

async function isAnythingDue(reading: Reading): Promise<number[]> {
  const found = [...(await duePlans(reading, null, null)), ...(await misplaced(reading, null, null))]
  return [...new Set(found.map(({ siteId }) => siteId))].sort((a, b) => a - b)
}

async function settleSite(
  trx: Transaction<Tables>,
  needs: ItemSettlingNeeds,
  { site, faults }: { readonly site: number; readonly faults: unknown[] },
): Promise<void> {
  // The lock runs the writers of one site, and the processes that come to the same instant, one after the other.
  await trx.selectFrom('sites').select('id').where('id', '=', site).forNoKeyUpdate().executeTakeFirst()
  await settle(trx, needs, site, { key: null, faults })
}

/** Shows the planned changes of items whose time has come, and takes off those that are over, on every site. Answers the number of sites. */
export async function settleItems(
  db: Kysely<Tables>,
  needs: ItemSettlingNeeds & { readonly onWrite: (siteId: number) => Promise<void> },
): Promise<number> {
  const sites = await isAnythingDue({ ...needs, db })
  const faults: unknown[] = []
  for (const site of sites)
    await inTransaction(db, async (trx) => {
      afterCommit(trx, `site ${site}`, () => needs.onWrite(site))
      await settleSite(trx, needs, { site, faults })
    })
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} planned changes could not be settled`)
  return sites.length
}

/**
 * Does so in the transaction of a job, and answers the errors of the items that stay as they are. The notification of the database tells every
 * process which sites have changed.
 */
export async function settleItemsIn(trx: Transaction<Tables>, needs: ItemSettlingNeeds): Promise<readonly unknown[]> {
  const faults: unknown[] = []
  for (const site of await isAnythingDue({ ...needs, db: trx })) await settleSite(trx, needs, { site, faults })
  return faults
}
