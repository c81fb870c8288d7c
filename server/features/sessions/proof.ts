import type { Kysely } from 'kysely'
import { fieldErrorMessage } from '#schemas/errors.ts'
import type { Tables } from '#server/database/tables.ts'
import { tooManyRequests } from '#server/features/budgets/too-many-requests.ts'
import type { Passwords } from '#server/features/passwords/service.ts'
import { Refusal } from '#server/features/refusal.ts'
import { requireUser, type UserRow } from '#server/features/users/repository.ts'
import type { Caller } from './caller.ts'
import type { LoginAttempts } from './login-attempts.ts'
import type { Sessions } from './service.ts'

/** What a caller gives to prove who they are, and the language in which they are refused. */
export interface Proof {
  readonly password?: string | null | undefined
  readonly locale: string
}

/** Asks for a recent proof of who is there, before what cannot be undone or gives an account away. */
export interface Proofs {
  /** Passes when the password was given within ten minutes, or is given now; REAUTH_REQUIRED without it, PASSWORD_WRONG for a wrong one. */
  require(caller: Caller, proof: Proof): Promise<void>
  /** Passes only when the right password is given now; answers the account as it was when it was right. */
  requirePassword(caller: Caller, proof: Proof): Promise<UserRow>
}

interface Needs {
  readonly db: Kysely<Tables>
  readonly sessions: Sessions
  readonly passwords: Passwords
  readonly loginAttempts: LoginAttempts
}

async function checkPassword({ db, sessions, passwords, loginAttempts }: Needs, caller: Caller, proof: Proof): Promise<UserRow> {
  const { password, locale } = proof
  if (caller.kind === 'visitor') throw new Refusal('UNAUTHENTICATED')
  // An account deleted a moment ago took its sessions along: nothing can be proved any more, and a password would not help.
  const user = await requireUser(db, caller.userId)
  if (password === undefined || password === null) throw new Refusal('REAUTH_REQUIRED')
  // A stolen session is no way to try passwords at leisure: these tries count as logins do.
  const address = { siteId: user.site_id, email: user.email }
  const seconds = await loginAttempts.begin(address)
  if (seconds > 0) throw tooManyRequests(seconds, locale)
  if (!(await passwords.verify(user.password_hash, password))) {
    const message = fieldErrorMessage('PASSWORD_WRONG', locale)
    throw new Refusal('VALIDATION_FAILED', { errors: [{ field: 'password', code: 'PASSWORD_WRONG', message }] })
  }
  await loginAttempts.succeed(address)
  await sessions.prove(caller.sessionId)
  return user
}

/** Makes what asks for recent proofs. */
export function createProofs(needs: Needs): Proofs {
  return {
    require: async (caller, proof) => {
      if (caller.kind === 'member' && (await needs.sessions.isProved(caller.sessionId))) return
      await checkPassword(needs, caller, proof)
    },
    requirePassword: (caller, proof) => checkPassword(needs, caller, proof),
  }
}
