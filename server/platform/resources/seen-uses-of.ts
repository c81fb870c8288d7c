import type { Transaction } from 'kysely'
import type { Resource } from '#schemas/admin/resources/resource.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Item } from './item.ts'
import type { ResourceNeeds } from './resource-needs.ts'

interface Removed {
  readonly trx: Transaction<Tables>
  readonly siteId: number
  readonly items: readonly Pick<Item, 'id' | 'form'>[]
  readonly used: number | undefined
}

/** Refuses to take items away while more places use one of them than were seen for all. */
export async function requireSeenUsesOf(
  { requireSeenUses }: ResourceNeeds,
  resource: Resource,
  { trx, siteId, items, used }: Removed,
): Promise<void> {
  const { usedAs } = resource
  if (usedAs === undefined) return
  for (const { id, form } of items) await requireSeenUses(trx, { siteId, kind: usedAs, key: resource.usedBy?.(form) ?? String(id), used })
}
