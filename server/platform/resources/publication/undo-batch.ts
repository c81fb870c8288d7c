import type { Transaction } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import { kindsOfBatch } from '#server/platform/resources/item-versions.ts'
import type { Change } from '#server/platform/resources/item.ts'
import type { KeptResource } from '#server/platform/resources/resource-needs.ts'

/** Brings back what was before a batch, of every kind that it changed. Answers the number of items. */
export async function undoBatch(
  trx: Transaction<Tables>,
  change: Change,
  batch: string,
  find: (kind: string) => KeptResource | undefined,
): Promise<number> {
  const kept = (await kindsOfBatch(trx, change.siteId, batch)).flatMap((kind) => find(kind) ?? [])
  // Named kinds, such as tags, are restored first: the items that are restored next name them.
  const isNamed = ({ resource }: KeptResource) => Number(resource.usedBy !== undefined)
  let done = 0
  for (const { keeper } of kept.toSorted((one, other) => isNamed(other) - isNamed(one))) done += await keeper.undo(trx, batch, change)
  return done
}
