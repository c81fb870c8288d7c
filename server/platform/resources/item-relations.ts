import type { ShownByUse } from '#server/platform/references/seen-uses.ts'
import type { FollowItems } from './moved-items.ts'

/** How the items of a resource stand to other contents. */
export interface ItemRelations {
  /** Leads what names the address of an item to its new one. */
  readonly followItems: FollowItems
  /** Finds the items that something uses which visitors see. */
  readonly shownByUse: ShownByUse
}
