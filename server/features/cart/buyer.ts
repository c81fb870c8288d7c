import type { Caller } from '#server/features/sessions/caller.ts'
import type { Scope } from '#server/features/sites/site.ts'

/** Who buys, on which site. */
export interface Buyer {
  readonly scope: Scope
  readonly caller: Caller
}
