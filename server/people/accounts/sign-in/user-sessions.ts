import type { CallData } from '#schemas/api/calls.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import type { MemberCaller } from '#server/platform/scope/caller.ts'
import { runAsMember } from '#server/people/sessions/member-transaction.ts'
import type { AccountDeps } from '#server/people/accounts/account-deps.ts'

type Needs = Pick<AccountDeps, 'db' | 'sessions'>

/** Where the caller is signed in. */
export async function listOwnSessions({ sessions }: Needs, { siteId, userId, sessionId }: MemberCaller): Promise<CallData<'session.list'>> {
  const list = await sessions.list(siteId, userId)
  return list.map(({ id, device, createdAt, lastSeenAt }) => ({
    id,
    device,
    createdAt: toInstant(createdAt),
    lastSeenAt: toInstant(lastSeenAt),
    current: id === sessionId,
  }))
}

/** Ends one of the caller's sessions, or all but the present one; what is not theirs does not exist. */
export async function revokeSession({ db, sessions }: Needs, caller: MemberCaller, id: number | undefined): Promise<null> {
  const { userId, sessionId } = caller
  await runAsMember(db, caller, async (trx, { site_id: siteId }) => {
    if (id === undefined) return sessions.revokeAll(siteId, userId, { except: sessionId, trx })
    const list = await sessions.list(siteId, userId, trx)
    if (!list.some((session) => session.id === id)) throw notFound()
    return sessions.revoke(siteId, id, trx)
  })
  return null
}
