import type { Kysely } from 'kysely'
import type { CallBody } from '#schemas/api/calls.ts'
import type { OpenedSession } from '#schemas/api/people/account-calls.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { Caller } from '#server/platform/scope/caller.ts'
import type { SessionCookies } from '#server/people/sessions/session-cookies.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { findUserByEmail, lockUser, type UserRow } from '#server/people/users/repository.ts'
import type { AccountDeps } from '#server/people/accounts/account-deps.ts'
import { requireCode } from './verify-code.ts'

/** The client of a login: its user agent, the scope of its cookies and its previous session. */
export interface SignInClient {
  readonly device: string
  readonly cookies?: SessionCookies | undefined
  readonly caller: Caller
}

interface Leaving {
  readonly siteId: number
  readonly client: Pick<SignInClient, 'caller' | 'cookies'>
}

/** Ends the session of the request and those of all cookies that the client sent, although only one of them counts. */
async function endOwnSessions(
  { sessions }: Pick<AccountDeps, 'sessions'>,
  { siteId, client }: Leaving,
  trx?: Kysely<Tables>,
): Promise<void> {
  const { caller, cookies } = client
  if (caller.kind === 'member') await sessions.revoke(siteId, caller.sessionId, trx)
  await sessions.revokeTokens(siteId, cookies?.carried ?? [], trx)
}

/** Opens a session with a new token and ends the previous ones of the client. */
export async function openSession(
  needs: Pick<AccountDeps, 'sessions'>,
  { scope, userId, client }: { scope: Scope; userId: number; client: SignInClient },
  trx?: Kysely<Tables>,
): Promise<OpenedSession> {
  const siteId = scope.site.id
  const { token } = await needs.sessions.open({ siteId, userId, device: client.device, locale: scope.locale }, trx)
  await endOwnSessions(needs, { siteId, client }, trx)
  return { token, idSite: siteId }
}

async function renewHash({ db, passwords }: AccountDeps, user: UserRow, password: string): Promise<void> {
  if (user.password_hash === null || !passwords.needsRehash(user.password_hash)) return
  const hash = await passwords.hash(password)
  const renewed = db.updateTable('users').set({ password_hash: hash }).where('site_id', '=', user.site_id).where('id', '=', user.id)
  await renewed.where('password_hash', '=', user.password_hash).execute()
}

/** Opens a session only if the checked password and secret are unchanged, on any server. */
async function openForHash(
  needs: AccountDeps,
  scope: Scope,
  { user, client }: { user: UserRow; client: SignInClient },
): Promise<OpenedSession> {
  return inTransaction(needs.db, async (trx) => {
    const held = await lockUser(trx, user.site_id, user.id)
    if (held?.password_hash !== user.password_hash || held.totp_secret !== user.totp_secret) throw new ApiError('BAD_CREDENTIALS')
    return openSession(needs, { scope, userId: user.id, client }, trx)
  })
}

/** Returns the account of valid credentials, with a valid code if two-factor login is enabled. */
async function checkCredentials(needs: AccountDeps, scope: Scope, { email, password, code }: CallBody<'user.login'>): Promise<UserRow> {
  const user = await findUserByEmail(needs.db, scope.site.id, email)
  const isRight = await needs.passwords.verify(user?.password_hash ?? null, password)
  if (!user || !isRight) throw new ApiError('BAD_CREDENTIALS')
  if (user.totp_enabled_at !== null) await requireCode(needs, scope, user, code)
  return user
}

/** Logs in. An unknown address, a wrong password and an unconfirmed account get the same response after one hash. */
export async function login(needs: AccountDeps, scope: Scope, body: CallBody<'user.login'>, client: SignInClient): Promise<OpenedSession> {
  const attempt = { to: { siteId: scope.site.id, email: body.email }, locale: scope.locale }
  const user = await needs.loginAttempts.attempt(attempt, () => checkCredentials(needs, scope, body))
  const opened = await openForHash(needs, scope, { user, client })
  await renewHash(needs, user, body.password)
  client.cookies?.set(opened.token)
  return opened
}

/** Ends all sessions that the client has sent, on all servers. */
export async function logout(needs: Pick<AccountDeps, 'sessions'>, { site }: Scope, client: SignInClient): Promise<null> {
  await endOwnSessions(needs, { siteId: site.id, client })
  client.cookies?.leave()
  return null
}
