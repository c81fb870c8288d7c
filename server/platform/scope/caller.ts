import type { Audience } from '#engine/visibility/visibility.ts'
import type { UserRole } from '#server/database/tables/account-tables.ts'

/** Someone whose session is in force on the site that is asked. */
export interface MemberCaller {
  readonly kind: 'member'
  readonly userId: number
  readonly role: UserRole
  readonly sessionId: number
  /** When the password of this session was last given. */
  readonly provedAt: Date
}

/** Who makes a request: everyone without a session in force is a visitor. */
export type Caller = { readonly kind: 'visitor' } | MemberCaller

/** The caller without a session. */
export const visitor: Caller = { kind: 'visitor' }

/** What a caller is shown: an administrator of any rank is one of the administrators. */
export function audienceOf(caller: Caller): Audience {
  if (caller.kind === 'visitor') return 'visitors'
  return caller.role === 'MEMBER' ? 'members' : 'admins'
}
