import type { CallRole } from '#schemas/api/base/define-call.ts'
import type { UserRole } from '#server/database/tables/account-tables.ts'
import type { TestApp } from '#tests/support/server/app.ts'
import type { RouteRow } from '#tests/support/server/route-table.ts'
import { addMember, type TestMember } from './members.ts'

/** Who may ask site 37: of its own, or with a session that is another site's, over, or nobody's. */
export type Who = 'visitor' | 'forged' | 'expired' | 'revoked' | `${UserRole} elsewhere` | UserRole

/** Everyone who may ask. */
export const everyone: readonly Who[] = [
  'visitor',
  'forged',
  'expired',
  'revoked',
  'MEMBER elsewhere',
  'ADMIN elsewhere',
  'SUPER_ADMIN elsewhere',
  'MEMBER',
  'ADMIN',
  'SUPER_ADMIN',
]

/** Makes someone anew for each request: some of them end their own account. */
export async function makeCaller(test: TestApp, who: Who): Promise<TestMember | null> {
  if (who === 'visitor') return null
  if (who === 'forged') return { userId: 0, sessionId: 0, email: '', password: '', token: 'A'.repeat(43) }
  if (who === 'MEMBER' || who === 'ADMIN' || who === 'SUPER_ADMIN') return addMember(test, { role: who })
  if (who.endsWith(' elsewhere')) return addMember(test, { siteId: 38, role: who.replace(' elsewhere', '') as UserRole })
  const member = await addMember(test, { role: 'SUPER_ADMIN' })
  if (who === 'revoked') await test.app.features.sessions.revokeAll(member.userId)
  else await test.database.pool.query('update sessions set expires_at = now() where id = $1', [member.sessionId])
  return member
}

/** Whom each role of a route lets in. */
export const ranks: Readonly<Record<CallRole, readonly Who[]>> = {
  V: everyone,
  M: ['MEMBER', 'ADMIN', 'SUPER_ADMIN'],
  A: ['ADMIN', 'SUPER_ADMIN'],
  S: ['SUPER_ADMIN'],
}

/** What the guard says to someone; null when it lets them through. */
export function refusalFor({ role, tellsExpiry }: RouteRow, who: Who): string | null {
  const isMember = ranks.M.includes(who)
  if (!isMember && who !== 'visitor' && (role !== 'V' || tellsExpiry)) return '401 SESSION_EXPIRED'
  if (ranks[role].includes(who)) return null
  return isMember ? '403 FORBIDDEN' : '401 UNAUTHENTICATED'
}

let senders = 0

/** Each request comes from a network of its own, so that no budget stands in its way. */
export function newNetwork(): string {
  senders += 1
  return `2001:db8:${senders.toString(16)}:${senders.toString(16)}::1`
}
