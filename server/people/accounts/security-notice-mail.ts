import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { toInstant } from '#domain/dates/to-instant.ts'
import { secondsFromNow } from '#server/database/sql-time.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import type { UserRow } from '#server/people/users/repository.ts'
import { accountLinks } from './account-links.ts'

/** Builds the mail about a security change of an account, without its kind. `changed` contains the shared data. */
export async function securityNoticeMail(trx: Transaction<Tables>, scope: Scope, user: UserRow) {
  return {
    siteId: user.site_id,
    key: randomUUID(),
    to: user.email,
    locale: scope.locale,
    changed: {
      firstname: user.firstname,
      changedAt: toInstant(await secondsFromNow(trx)),
      resetLink: accountLinks.askReset(scope),
    },
  }
}
