import type { CallRole } from '#schemas/api/base/define-call.ts'
import type { UserRole } from '#server/database/tables/account-tables.ts'
import type { TestApp } from '#tests/support/server/app.ts'
import type { RouteRow } from '#tests/support/server/route-row.ts'
import { inTurn } from '#tests/support/sampling.ts'
import { addMember, type TestMember } from './members.ts'

/** The callers of site 37: its own roles, and invalid, expired or foreign sessions. */
export type Who = 'visitor' | 'forged' | 'expired' | 'revoked' | `${UserRole} elsewhere` | UserRole

/** All callers. */
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

/** The callers for the route or object with this number: a visitor and every role always, invalid and foreign sessions in turn. */
export const callersInTurn = (number: number): readonly Who[] => [
  'visitor',
  ...inTurn(number, ['forged', 'expired', 'revoked'] as const),
  ...inTurn(number, ['MEMBER elsewhere', 'ADMIN elsewhere', 'SUPER_ADMIN elsewhere'] as const),
  'MEMBER',
  'ADMIN',
  'SUPER_ADMIN',
]

/** Creates a new caller for each request, because some requests delete the account. */
export async function makeCaller(test: TestApp, who: Who): Promise<TestMember | null> {
  if (who === 'visitor') return null
  if (who === 'forged') return { userId: 0, sessionId: 0, email: '', password: '', token: 'A'.repeat(43) }
  if (who === 'MEMBER' || who === 'ADMIN' || who === 'SUPER_ADMIN') return addMember(test, { role: who })
  if (who.endsWith(' elsewhere')) return addMember(test, { siteId: 38, role: who.replace(' elsewhere', '') as UserRole })
  const member = await addMember(test, { role: 'SUPER_ADMIN' })
  if (who === 'revoked') await test.app.features.sessions.revokeAll(37, member.userId)
  else await test.database.pool.query('update sessions set expires_at = now() where id = $1', [member.sessionId])
  return member
}

/** The callers that each role of a route accepts. */
export const ranks: Readonly<Record<CallRole, readonly Who[]>> = {
  V: everyone,
  M: ['MEMBER', 'ADMIN', 'SUPER_ADMIN'],
  A: ['ADMIN', 'SUPER_ADMIN'],
  S: ['SUPER_ADMIN'],
}

/** Returns the error of the guard for a caller, or null when it accepts the caller. */
export function refusalFor({ role, tellsExpiry }: RouteRow, who: Who): string | null {
  const isMember = ranks.M.includes(who)
  if (!isMember && who !== 'visitor' && (role !== 'V' || tellsExpiry)) return '401 SESSION_EXPIRED'
  if (ranks[role].includes(who)) return null
  return isMember ? '403 FORBIDDEN' : '401 UNAUTHENTICATED'
}

/** Returns the caller for a route. One that the route refuses changes nothing, its own account included: it asks the next route too. */
export function callersByRoute(test: TestApp): (row: RouteRow, who: Who) => Promise<TestMember | null> {
  const refused = new Map<Who, Promise<TestMember | null>>()
  return (row, who) => {
    if (refusalFor(row, who) === null) return makeCaller(test, who)
    const found = refused.get(who) ?? makeCaller(test, who)
    refused.set(who, found)
    return found
  }
}

let senders = 0

/** Returns a new network for each request, so that no rate limit applies. */
export function newNetwork(): string {
  senders += 1
  return `2001:db8:${senders.toString(16)}:${senders.toString(16)}::1`
}
