import type { CallData } from '#schemas/api/calls.ts'
import { toInstant } from '#domain/instant.ts'
import { notFound } from '#server/features/refusal.ts'
import type { MemberCaller } from '#server/features/sessions/caller.ts'
import type { SessionCookies } from '#server/features/sessions/session-cookies.ts'
import type { AccountNeeds } from './account-needs.ts'

type Needs = Pick<AccountNeeds, 'sessions'>

/** Where the caller is signed in. */
export async function listOwnSessions({ sessions }: Needs, { userId, sessionId }: MemberCaller): Promise<CallData<'session.list'>> {
  const list = await sessions.list(userId)
  return list.map(({ id, device, createdAt, lastSeenAt }) => ({
    id,
    device,
    createdAt: toInstant(createdAt),
    lastSeenAt: toInstant(lastSeenAt),
    current: id === sessionId,
  }))
}

/** Ends one of the caller's sessions, or all but the present one; what is not theirs does not exist. */
export async function endOwnSession(
  { sessions }: Needs,
  { userId, sessionId }: MemberCaller,
  { id, cookies }: { readonly id: number | undefined; readonly cookies: SessionCookies | undefined },
): Promise<null> {
  if (id === undefined) {
    await sessions.revokeAll(userId, { except: sessionId })
    return null
  }
  const list = await sessions.list(userId)
  if (!list.some((session) => session.id === id)) throw notFound()
  await sessions.revoke(id)
  if (id === sessionId) cookies?.leave()
  return null
}
