import { sql, type Kysely, type Transaction } from 'kysely'
import type { Registry } from '#engine/registry/registry.ts'
import { jsonb } from '#server/database/jsonb.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Audit } from '#server/people/audit/service.ts'
import type { JointItems, WantedItem } from '#server/platform/resources/publication/joint-items.ts'
import type { PlannedItems } from '#server/platform/resources/plans/planned-items.ts'
import type { Actor } from '#server/platform/resources/resource-needs.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { itemOfPlan, type PlanKey } from '#server/content/drafts/planning/plan-key.ts'
import { recordPlanReferences } from '#server/content/drafts/planning/plan-references.ts'
import { requireFreeTime, type PlannedTime } from '#server/content/drafts/planning/planned-rows.ts'
import { replacePlan, type FormerVersion, type PlannedColumns } from '#server/content/drafts/planning/replace-plan.ts'
import { settleItem } from './settle-items.ts'

/** Services that plan the changes of items. */
export interface ItemPlanNeeds {
  readonly db: Kysely<Tables>
  readonly audit: Audit
  readonly items: JointItems
  readonly planned: PlannedItems
  readonly registry: Registry
}

/** A change of an item to plan, as its editor has seen it, with its time and name. */
export interface WantedItemPlan extends WantedItem, PlannedTime {
  readonly name: string | null
  /** The planned change of the same item in whose place this one is planned. */
  readonly replaces?: number | undefined
}

/** A planned change of an item, and the one that it replaced; null without one. */
export interface PlannedItem {
  readonly plan: number
  readonly former: FormerVersion | null
}

/** The key of the plans of an item. */
export const planKeyOf = ({ scope: { site } }: Actor, { resource, id }: Omit<WantedItem, 'version'>): PlanKey => ({
  ...{ siteId: site.id, kind: 'ITEM', resource, documentId: id, locale: site.defaultLocale },
})

/** Stores the change as a plan of its own, or in the place of the one that it replaces. */
async function storePlan(
  trx: Transaction<Tables>,
  { planned }: ItemPlanNeeds,
  key: PlanKey,
  { version: columns, replaces }: { readonly version: PlannedColumns; readonly replaces: number | undefined },
): Promise<PlannedItem> {
  if (replaces === undefined) {
    const { siteId: site_id, documentId: document_id, locale, resource } = key
    const row = { site_id, kind: 'ITEM' as const, document_id, locale, resource, ...columns }
    const made = trx
      .insertInto('publications')
      .values(row)
      .returning(sql<number>`id`.as('id'))
    return { plan: (await made.executeTakeFirstOrThrow()).id, former: null }
  }
  const former = await replacePlan(trx, key, replaces, columns)
  await planned.takeOff(trx, itemOfPlan(key), replaces)
  return { plan: replaces, former }
}

/**
 * Plans the edited form of an item that visitors see, and gives the number of the plan. The plan takes the draft off the item, so that the next
 * publication of the item does not show the planned change.
 */
export function planItem(needs: ItemPlanNeeds, actor: Actor, wanted: WantedItemPlan): Promise<PlannedItem> {
  const { db, audit, items, planned } = needs
  const siteId = actor.scope.site.id
  return inTransaction(db, async (trx) => {
    // The lock runs the writers of one site one after the other.
    await trx.selectFrom('sites').select('id').where('id', '=', siteId).forNoKeyUpdate().executeTakeFirst()
    const form = await planned.setAside(items.begin(trx, actor, 'plan'), actor, wanted)
    const key = planKeyOf(actor, wanted)
    await requireFreeTime(trx, key, wanted, wanted.replaces)
    const { startsAt, endsAt, name, resource, id, version, replaces } = wanted
    const time = { starts_at: startsAt, ends_at: endsAt }
    const columns = { form: jsonb(form) as never, revision_id: version, draft_hash: '', name, ...time, saved_by: actor.userId }
    const { plan, former } = await storePlan(trx, needs, key, { version: columns, replaces })
    await recordPlanReferences(trx, needs.registry, key)
    const replaced = former && { replaces: plan, former: former.revision }
    const diff = { plan, startsAt: startsAt.toISOString(), endsAt: endsAt?.toISOString() ?? null, ...replaced }
    await audit.record(trx, { siteId, actorId: actor.userId, action: `${resource}.plan`, target: `${resource} ${id}`, diff })
    await settleItem(trx, needs, key)
    return { plan, former }
  })
}
