import type { Caller } from '#server/platform/scope/caller.ts'
import type { Scope } from '#server/platform/scope/site.ts'

/** The buyer and the site. */
export interface Buyer {
  readonly scope: Scope
  readonly caller: Caller
}
