import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Registry } from '#engine/registry/registry.ts'
import { jsonb } from '#server/database/jsonb.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Audit } from '#server/people/audit/service.ts'
import type { JointItems, WantedItem } from '#server/platform/resources/publication/joint-items.ts'
import type { PlannedItems } from '#server/platform/resources/plans/planned-items.ts'
import type { Actor } from '#server/platform/resources/resource-needs.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { PlanKey } from '#server/content/drafts/planning/plan-key.ts'
import { recordPlanReferences } from '#server/content/drafts/planning/plan-references.ts'
import { requireFreeTime, type PlannedTime } from '#server/content/drafts/planning/planned-rows.ts'
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
}

/** The key of the plans of an item. */
export const planKeyOf = ({ scope: { site } }: Actor, { resource, id }: Omit<WantedItem, 'version'>): PlanKey => ({
  ...{ siteId: site.id, kind: 'ITEM', resource, documentId: id, locale: site.defaultLocale },
})

/**
 * Plans the edited form of an item that visitors see, and gives the number of the plan. The plan takes the draft off the item, so that the next
 * publication of the item does not show the planned change.
 */
export function planItem(needs: ItemPlanNeeds, actor: Actor, wanted: WantedItemPlan): Promise<number> {
  const { db, audit, items, planned } = needs
  const siteId = actor.scope.site.id
  return inTransaction(db, async (trx) => {
    // The lock runs the writers of one site one after the other.
    await trx.selectFrom('sites').select('id').where('id', '=', siteId).forNoKeyUpdate().executeTakeFirst()
    const form = await planned.setAside(items.begin(trx, actor, 'plan'), actor, wanted)
    const key = planKeyOf(actor, wanted)
    await requireFreeTime(trx, key, wanted)
    const { startsAt, endsAt, name, resource, id, version } = wanted
    const plan = await trx
      .insertInto('publications')
      .values({
        ...{ site_id: siteId, kind: 'ITEM', document_id: id, locale: key.locale, resource, form: jsonb(form) as never },
        ...{ revision_id: version, draft_hash: '', name, starts_at: startsAt, ends_at: endsAt, saved_by: actor.userId },
      })
      .returning(sql<number>`id`.as('id'))
      .executeTakeFirstOrThrow()
    await recordPlanReferences(trx, needs.registry, key)
    const diff = { plan: plan.id, startsAt: startsAt.toISOString(), endsAt: endsAt?.toISOString() ?? null }
    await audit.record(trx, { siteId, actorId: actor.userId, action: `${resource}.plan`, target: `${resource} ${id}`, diff })
    await settleItem(trx, needs, key)
    return plan.id
  })
}
