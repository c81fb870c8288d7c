import type { Kysely } from 'kysely'
import type { Clock } from '#domain/dates/clock.ts'
import type { SecretBox } from '#server/adapters/secret-box.ts'
import type { DatabaseLog } from '#server/database/log.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { createAccounts, type Accounts } from '#server/people/accounts/service.ts'
import { createAudit, type Audit } from '#server/people/audit/service.ts'
import { createBudgets, type Budgets } from '#server/platform/rate-limits/service.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'
import { createConsents, type Consents } from '#server/people/consents/service.ts'
import { createIdempotency, type Idempotency } from '#server/platform/idempotency/service.ts'
import { createNewsletter, type Newsletter } from '#server/people/newsletter/service.ts'
import { moveRegistrations } from '#server/content/events/move-registrations.ts'
import { moveSubscription } from '#server/people/newsletter/subscribers.ts'
import { createPasswords, type PasswordCost, type Passwords } from '#server/people/passwords/service.ts'
import { createLoginAttempts, type LoginAttempts } from '#server/people/sessions/login-attempts.ts'
import { createProofs, type Proofs } from '#server/people/sessions/reauthentication.ts'
import { createSessions, type Sessions } from '#server/people/sessions/service.ts'
import { createPrivacy, type Privacy } from '#server/people/privacy/service.ts'
import { createAdminRights, type AdminRights } from '#server/people/users/admin-rights.ts'
import { createMembers, type Members } from '#server/people/members/service.ts'
import { createTeam, type Team } from '#server/people/team/service.ts'
import { createUsers, type Users } from '#server/people/users/service.ts'
import { erasers } from './erasers.ts'

/** Everything that answers for who is there and what they may do. */
export interface AccountFeatures {
  readonly accounts: Accounts
  readonly audit: Audit
  readonly budgets: Budgets
  readonly consents: Consents
  readonly idempotency: Idempotency
  readonly loginAttempts: LoginAttempts
  readonly newsletter: Newsletter
  readonly passwords: Passwords
  readonly privacy: Privacy
  readonly proofs: Proofs
  readonly secrets: SecretBox
  readonly sessions: Sessions
  readonly users: Users
  readonly adminRights: AdminRights
  readonly team: Team
  readonly members: Members
}

interface Parts {
  readonly db: Kysely<Tables>
  readonly clock: Clock
  readonly parameters: Parameters
  /** RATE_LIMIT_FACTOR. */
  readonly factor: number
  /** DEADLINE_FACTOR. */
  readonly deadlineFactor: number
  readonly secrets: SecretBox
  readonly log: DatabaseLog
  /** Work of a hash of a password; the usual one unless given. */
  readonly passwordCost: PasswordCost | undefined
}

/** Puts together what answers for accounts. */
export function createAccountFeatures(parts: Parts): AccountFeatures {
  const { db, clock, parameters, factor, deadlineFactor, secrets, log, passwordCost } = parts
  const passwords = createPasswords(passwordCost)
  const sessions = createSessions(db)
  const loginAttempts = createLoginAttempts({ db, factor })
  const services = {
    audit: createAudit(db),
    budgets: createBudgets({ db, factor, clock }),
    idempotency: createIdempotency(db, deadlineFactor),
    loginAttempts,
    passwords,
    secrets,
    proofs: createProofs({ db, sessions, passwords, loginAttempts }),
    sessions,
    users: createUsers(db),
    adminRights: createAdminRights(db),
  }
  const newsletter = createNewsletter({ db, parameters, budgets: services.budgets })
  const accounts = createAccounts({
    ...services,
    db,
    clock,
    parameters,
    log,
    secrets,
    erasers,
    prepareNewsletterWish: newsletter.prepareWish,
    onNewAddress: async (trx, siteId, change) => {
      await moveSubscription(trx, siteId, change)
      await moveRegistrations(trx, siteId, change)
    },
  })
  return {
    ...{ ...services, accounts, newsletter, consents: createConsents(db) },
    ...{ privacy: createPrivacy({ ...services, db, parameters, log }), team: createTeam({ ...services, db }) },
    members: createMembers({ ...services, db, erasers }),
  }
}
