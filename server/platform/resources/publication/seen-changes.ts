import type { Kysely, Transaction } from 'kysely'
import { sightOf } from '#schemas/admin/resources/sight.ts'
import type { Resource } from '#schemas/admin/resources/resource.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { ShownByUse } from '#server/platform/references/seen-uses.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import type { Change, Form, Item, ItemLife, ItemPair } from '#server/platform/resources/item.ts'

type Of = Pick<Resource, 'life'>

/** Tests if visitors may see an item now or later. */
export function isPublic({ life: ofResource }: Of, life: ItemLife): boolean {
  return !life.isDeleted && (ofResource === 'immediate' || life.status === 'PUBLISHED')
}

/** Tests if a change is one that visitors may see: a draft beside a published form is none. */
export function isSeen(resource: Of, { before, after }: ItemPair): boolean {
  const [was, is] = [before !== null && isPublic(resource, before.life), isPublic(resource, after.life)]
  if (!was || !is) return was || is
  return before?.form !== after.form || before.life.publishedAt !== after.life.publishedAt
}

/** The forms of a pair that are not in the trash. */
function formsOf({ before, after }: ItemPair): Form[] {
  return [before, after].flatMap((item) => (item === null || item.life.isDeleted ? [] : [item.form]))
}

interface Sighted {
  readonly trx: Transaction<Tables>
  readonly siteId: number
  readonly shownByUse: ShownByUse
}

/** Tests if visitors see an item by what uses it; undefined for a resource whose items are not seen so. */
export async function isShownByUse(
  { db, siteId, shownByUse }: Omit<Sighted, 'trx'> & { readonly db: Kysely<Tables> },
  resource: Resource,
  { id, form, life }: Item,
): Promise<boolean | undefined> {
  const { usedAs } = resource
  if (sightOf(resource) !== 'used' || usedAs === undefined) return undefined
  const keys = [resource.usedBy?.(form) ?? String(id)]
  return !life.isDeleted && (await shownByUse(db, { siteId, kind: usedAs, keys })).size > 0
}

/** Tests if a resource shows visitors what some pairs change, by the way in which they come to see its items. */
async function isShown({ trx, siteId, shownByUse }: Sighted, resource: Resource, pairs: readonly ItemPair[]): Promise<boolean> {
  const { usedAs, hiddenBy } = resource
  if (sightOf(resource) === 'unhidden' && hiddenBy !== undefined)
    return pairs.some((pair) => formsOf(pair).some((form) => ownValue(form, hiddenBy) !== true))
  if (sightOf(resource) !== 'used' || usedAs === undefined) return pairs.length > 0
  const keys = pairs.flatMap((pair) => formsOf(pair).map((form) => resource.usedBy?.(form) ?? String(pair.after.id)))
  return keys.length > 0 && (await shownByUse(trx, { siteId, kind: usedAs, keys })).size > 0
}

/** Refuses an account that may not publish a change of what visitors see. Each write of items asks here, in every act. */
export async function requireSeenRight(
  needs: Omit<Sighted, 'siteId'>,
  resource: Resource,
  pairs: readonly ItemPair[],
  { siteId, requirePublish }: Pick<Change, 'siteId' | 'requirePublish'>,
): Promise<void> {
  const seen = pairs.filter((pair) => isSeen(resource, pair))
  if (seen.length > 0 && (await isShown({ ...needs, siteId }, resource, seen))) await requirePublish(resource)
}
