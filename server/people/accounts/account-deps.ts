import type { Kysely } from 'kysely'
import type { Clock } from '#domain/dates/clock.ts'
import type { SecretBox } from '#server/adapters/secret-box.ts'
import type { DatabaseLog } from '#server/database/log.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Audit } from '#server/people/audit/service.ts'
import type { Budgets } from '#server/platform/rate-limits/service.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'
import type { Passwords } from '#server/people/passwords/service.ts'
import type { LoginAttempts } from '#server/people/sessions/login-attempts.ts'
import type { Proofs } from '#server/people/sessions/reauthentication.ts'
import type { Sessions } from '#server/people/sessions/service.ts'
import type { Users } from '#server/people/users/service.ts'

/** Dependencies of the account service. */
export interface AccountDeps {
  readonly db: Kysely<Tables>
  readonly clock: Clock
  readonly audit: Audit
  readonly budgets: Budgets
  readonly log: Pick<DatabaseLog, 'error'>
  readonly loginAttempts: LoginAttempts
  readonly parameters: Parameters
  readonly passwords: Passwords
  readonly proofs: Proofs
  readonly secrets: SecretBox
  readonly sessions: Sessions
  readonly users: Users
}
