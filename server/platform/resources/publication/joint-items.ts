import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Resource } from '#schemas/admin/resources/resource.ts'
import { afterCommit } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import { asFieldFault } from '#server/platform/resources/checks/database-faults.ts'
import type { Act } from '#server/platform/resources/in-act.ts'
import { lockHeads } from '#server/platform/resources/item-rows.ts'
import { editedForm, type Item } from '#server/platform/resources/item.ts'
import type { Actor, KeptResource, ResourceNeeds } from '#server/platform/resources/resource-needs.ts'
import { publishHeld } from './publish-items.ts'
import { undoBatch } from './undo-batch.ts'
import { countWaitingItems, listWaitingItems, type WaitingItem } from './waiting-items.ts'

/** An item of some resource, in the version that its editor has seen. */
export interface WantedItem {
  readonly resource: string
  readonly id: number
  readonly version: number
}

/** Items that are published with others of any kind, in a transaction of the caller. */
export interface JointItems {
  /** The published resource of a name; undefined where there is none. */
  resource(name: string): Resource | undefined
  /** Lists the items of some resources that are edited and not published, the last edited first. */
  waiting(siteId: number, locale: string, resources: readonly Resource[], limit: number): Promise<WaitingItem[]>
  /** Counts them. */
  count(siteId: number, resources: readonly Resource[]): Promise<number>
  /** Begins a batch in a transaction. */
  begin(trx: Transaction<Tables>, actor: Actor, act: string): Act
  /** Locks items before anything else, in the one order. */
  lock(trx: Transaction<Tables>, siteId: number, wanted: readonly WantedItem[]): Promise<void>
  /** Publishes what is edited of an item; a refusal of the database is reported at its field. */
  publish(act: Act, actor: Actor, wanted: WantedItem): Promise<Item>
  /** Reads the addresses that items have once they are published. */
  addresses(db: Kysely<Tables>, siteId: number, locales: readonly string[], wanted: readonly WantedItem[]): Promise<string[]>
  /** Brings back what was before a batch. Refused when one of its items has changed since. */
  undo(act: Act, batch: string): Promise<number>
}

/** Makes the part of the resources that is published with documents. */
export function createJointItems(needs: ResourceNeeds, kept: ReadonlyMap<string, KeptResource>): JointItems {
  const find = (name: string): KeptResource => {
    const found = kept.get(name)
    if (found?.resource.life !== 'published') throw notFound()
    return found
  }
  const keptOf = (resources: readonly Resource[]) => resources.flatMap(({ name, life }) => (life === 'published' ? find(name) : []))
  const publish = async (act: Act, actor: Actor, { resource, id, version }: WantedItem): Promise<Item> => {
    const found = find(resource)
    const siteId = actor.scope.site.id
    const held = (await found.keeper.hold(act.trx, siteId, [{ id, version }])).get(id)
    if (!held) throw notFound()
    try {
      const [item] = await publishHeld(needs, actor, { act, kept: found, items: [held], keepsPlan: true })
      if (!item) throw new Error('no item was written')
      return item
    } catch (error) {
      throw asFieldFault(error, { tree: found.tree, forms: [editedForm(held)], locale: actor.scope.locale })
    }
  }
  return {
    resource: (name) => {
      const resource = kept.get(name)?.resource
      return resource?.life === 'published' ? resource : undefined
    },
    waiting: (siteId, locale, resources, limit) =>
      listWaitingItems(needs.db, keptOf(resources), { siteId, locale, limit, now: needs.clock() }),
    count: (siteId, resources) => countWaitingItems(needs.db, keptOf(resources), siteId),
    begin: (trx, { scope, userId, requirePublish }, act) => {
      const siteId = scope.site.id
      afterCommit(trx, `site ${siteId}`, () => needs.onWrite(siteId))
      return { trx, change: { siteId, by: userId, act, batch: randomUUID(), requirePublish } }
    },
    lock: async (trx, siteId, wanted) => {
      const byKind = Map.groupBy(wanted, ({ resource }) => resource)
      for (const [name, items] of [...byKind].toSorted(([one], [other]) => one.localeCompare(other)))
        await lockHeads(
          trx,
          name,
          siteId,
          items.map(({ id }) => id),
        )
    },
    publish,
    addresses: async (db, siteId, locales, wanted) => {
      const addresses: string[] = []
      for (const { resource: name, id } of wanted) {
        const { resource, keeper } = find(name)
        const item = (await keeper.read(db, siteId, [id])).get(id)
        if (item) addresses.push(...locales.flatMap((locale) => resource.shownAt?.(editedForm(item), locale) ?? []))
      }
      return addresses
    },
    undo: ({ trx, change }, batch) => undoBatch(trx, change, batch, (kind) => kept.get(kind)),
  }
}
