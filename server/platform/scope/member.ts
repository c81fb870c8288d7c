import type { Scope } from './site.ts'
import type { MemberCaller } from './caller.ts'

/** A member on a site. */
export interface Member {
  readonly scope: Scope
  readonly caller: MemberCaller
}
