import type { Kysely, Transaction } from 'kysely'
import type { Sanitise } from '#engine/text/html-rules.ts'
import type { Resource } from '#schemas/admin/resources/resource.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { RequireSeenUses } from '#server/platform/references/seen-uses.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import type { Keeper } from './keeper.ts'
import type { ItemRelations } from './item-relations.ts'
import type { StoredResource } from './store.ts'

/** Items that an account is about to publish. */
export interface ItemPublication {
  readonly siteId: number
  readonly locale: string
  readonly userId: number
  readonly kind: string
  readonly ids: readonly number[]
}

/** Services that the acts on resources need. */
export interface ResourceNeeds extends ItemRelations {
  readonly db: Kysely<Tables>
  readonly sanitise: Sanitise
  /** Moment in milliseconds. */
  readonly clock: () => number
  /** Records an act of consequence in the audit log. */
  readonly record: (trx: Transaction<Tables>, act: { siteId: number; actorId: number; action: string; target: string }) => Promise<void>
  readonly requireSeenUses: RequireSeenUses
  /** Refuses to publish items that the site wants approved, to the account that changed them last. */
  readonly requireApproval: (trx: Transaction<Tables>, publication: ItemPublication) => Promise<void>
  /** Takes the planned changes of an item that goes offline out of the calendar. */
  readonly cancelPlans: (trx: Transaction<Tables>, item: { siteId: number; resource: string; id: number }) => Promise<void>
  /** Makes this process see changed content, after the commit. */
  readonly onWrite: (siteId: number) => Promise<void>
}

/** A resource with its store and its keeper. */
export interface KeptResource extends StoredResource {
  readonly keeper: Keeper
}

/** Account that acts, and the site. */
export interface Actor {
  readonly scope: Scope
  readonly userId: number
  /** Refuses an account whose profile may not change what visitors see of a resource. */
  readonly requirePublish: (resource: Resource) => Promise<void>
}

/** Adds the keeper to a resource. */
export function keptResource(stored: StoredResource, keeper: Keeper): KeptResource {
  return { ...stored, keeper }
}
