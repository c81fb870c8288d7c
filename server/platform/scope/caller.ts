import type { Audience } from '#engine/visibility/visibility.ts'
import type { AdminProfile } from '#schemas/admin/resources/rights.ts'
import type { UserRole } from '#server/database/tables/account-tables.ts'

/** A caller with a valid session on the requested site. */
export interface MemberCaller {
  readonly kind: 'member'
  readonly siteId: number
  readonly userId: number
  readonly role: UserRole
  readonly sessionId: number
  /** The time of the last password check in this session. */
  readonly provedAt: Date
  /** The profile through whose rights a super-administrator looks at the panel, without acting. */
  readonly viewsAs?: AdminProfile
}

/** The caller of a request. Without a valid session it is a visitor. */
export type Caller = { readonly kind: 'visitor' } | MemberCaller

/** The caller without a session. */
export const visitor: Caller = { kind: 'visitor' }

/** Returns the audience of a caller. Administrators of any rank are one audience. */
export function audienceOf(caller: Caller): Audience {
  if (caller.kind === 'visitor') return 'visitors'
  return caller.role === 'MEMBER' ? 'members' : 'admins'
}
