import { notFound } from '#server/platform/errors/api-error.ts'
import type { Act } from '#server/platform/resources/in-act.ts'
import { refuseStops } from '#server/platform/resources/checks/refuse-stops.ts'
import { editedForm, withPublication, type Item } from '#server/platform/resources/item.ts'
import type { Actor, KeptResource, ResourceNeeds } from '#server/platform/resources/resource-needs.ts'

interface Held {
  readonly act: Act
  readonly kept: KeptResource
  /** Items that are locked. */
  readonly items: readonly Item[]
  /** Instant from which visitors see them; null is now. */
  readonly at?: string | null
  /** True: items that are planned stay so. */
  readonly keepsPlan?: boolean
}

/** Publishes what is edited of held items of one resource. */
export async function publishHeld(
  needs: Pick<ResourceNeeds, 'requireApproval' | 'record' | 'clock'>,
  { scope, userId }: Actor,
  { act: { trx, change }, kept, items, at = null, keepsPlan = false }: Held,
): Promise<Item[]> {
  if (items.some(({ life }) => life.isDeleted)) throw notFound()
  for (const item of items) refuseStops(kept.store, scope.locale, editedForm(item))
  const { name } = kept.resource
  const [siteId, ids] = [scope.site.id, items.map(({ id }) => id)]
  await needs.requireApproval(trx, { siteId, locale: scope.locale, userId, kind: name, ids })
  await needs.record(trx, {
    siteId,
    actorId: userId,
    action: `${name}.${change.act === 'plan' ? 'plan' : 'publish'}`,
    target: `${name} ${ids.join(', ')}`,
  })
  const time = { at, keepsPlan, now: needs.clock() }
  const pairs = items.map((before) => ({ before, after: { id: before.id, ...withPublication(before, time) } }))
  return kept.keeper.write(trx, pairs, change)
}
