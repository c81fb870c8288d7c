import { sql, type Kysely } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Passwords } from '#server/people/passwords/service.ts'
import { validationError } from '#server/platform/errors/validation-error.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { requireUser, type UserRow } from '#server/people/users/repository.ts'
import type { Caller, MemberCaller } from '#server/platform/scope/caller.ts'
import type { LoginAttempts } from './login-attempts.ts'
import type { Sessions } from './service.ts'

/** The proof of a caller's identity, with the language of a refusal. */
export interface Reauthentication {
  readonly password?: string | null | undefined
  readonly locale: string
}

/** Asks for a recent proof of who is there, before what cannot be undone or gives an account away. */
export interface Proofs {
  /** Passes when the password was given within ten minutes, or is given now: a wrong one is no yes, however recent the last proof. */
  require(caller: Caller, proof: Reauthentication): Promise<void>
  /** Passes only when the right password is given now; answers the account as it was when it was right. */
  requirePassword(caller: Caller, proof: Reauthentication): Promise<UserRow>
}

interface Needs {
  readonly db: Kysely<Tables>
  readonly sessions: Sessions
  readonly passwords: Passwords
  readonly loginAttempts: LoginAttempts
}

/** Reads the account of a session in force. A session that has just ended proves nothing, even with the right password. */
async function ownerOf(db: Kysely<Tables>, caller: MemberCaller): Promise<UserRow> {
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('site_id', '=', caller.siteId)
    .where('id', '=', caller.sessionId)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  if (!session) throw new ApiError('SESSION_EXPIRED')
  return requireUser(db, caller)
}

async function checkPassword({ db, sessions, passwords, loginAttempts }: Needs, caller: Caller, proof: Reauthentication): Promise<UserRow> {
  const { password, locale } = proof
  if (caller.kind === 'visitor') throw new ApiError('UNAUTHENTICATED')
  const user = await ownerOf(db, caller)
  if (password === undefined || password === null) throw new ApiError('REAUTH_REQUIRED')
  // A stolen session is no way to try passwords at leisure: these tries count as logins do.
  await loginAttempts.attempt({ to: { siteId: user.site_id, email: user.email }, locale }, async () => {
    if (!(await passwords.verify(user.password_hash, password)))
      throw validationError(locale, [{ field: 'password', code: 'PASSWORD_WRONG' }])
  })
  await sessions.prove(user.site_id, caller.sessionId)
  return user
}

/** Makes what asks for recent proofs. */
export function createProofs(needs: Needs): Proofs {
  return {
    require: async (caller, proof) => {
      const isGiven = proof.password !== undefined && proof.password !== null
      if (!isGiven && caller.kind === 'member' && (await needs.sessions.isProved(caller.siteId, caller.sessionId))) return
      await checkPassword(needs, caller, proof)
    },
    requirePassword: (caller, proof) => checkPassword(needs, caller, proof),
  }
}
