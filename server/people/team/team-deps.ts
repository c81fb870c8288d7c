import type { Kysely } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Audit } from '#server/people/audit/service.ts'
import type { Passwords } from '#server/people/passwords/service.ts'
import type { LoginAttempts } from '#server/people/sessions/login-attempts.ts'
import type { Proofs } from '#server/people/sessions/reauthentication.ts'
import type { Sessions } from '#server/people/sessions/service.ts'

/** Dependencies of the team. */
export interface TeamDeps {
  readonly db: Kysely<Tables>
  readonly audit: Audit
  readonly loginAttempts: LoginAttempts
  readonly passwords: Passwords
  readonly proofs: Proofs
  readonly sessions: Sessions
}

/** The proof of a caller: the password, unless it was given within ten minutes. */
export interface Proof {
  readonly password?: string | null | undefined
}
