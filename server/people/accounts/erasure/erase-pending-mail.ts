import { sql, type Transaction } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import { kindsByPolicy } from '#server/mail/outbox/deletion-policy.ts'
import { cancelMailsQuery } from '#server/mail/outbox/cancel-mails.ts'
import { attemptKeys } from '#server/people/sessions/login-attempts.ts'
import { emailChangeMailKey } from '#server/people/accounts/profile/email-change.ts'
import type { Eraser } from './erase-account.ts'

/** Gives up the mails that still wait for an address that has no account any more, and serve nothing but that account. */
export const erasePendingMails: Eraser = async (trx, { siteId, userId, email }) => {
  await cancelMailsQuery(trx, siteId)
    .where('kind', 'in', kindsByPolicy('GIVEN_UP'))
    .where((where) =>
      // An address may be one that several accounts want: of the links to confirm it, those of this account alone are given up.
      where.or([
        where.and([where('recipient', '=', email), where('kind', '<>', 'EMAIL_CHANGE_CONFIRM')]),
        where.and([where('kind', '=', 'EMAIL_CHANGE_CONFIRM'), where('key', 'like', `${emailChangeMailKey(userId)}%`)]),
      ]),
    )
    .execute()
  return []
}

/** The addresses that an account has given up, as far as they are not forgotten: longer than answers are kept. */
async function formerAddresses(trx: Transaction<Tables>, userId: number): Promise<string[]> {
  const rows = await trx.selectFrom('mails').select('recipient').distinct().where('user_id', '=', userId).execute()
  return rows.map(({ recipient }) => recipient)
}

/** Forgets what guards have counted of an address, and the answers that name it. */
export const eraseRateLimits: Eraser = async (trx, { siteId, userId, email }) => {
  await trx.deleteFrom('login_failures').where('site_id', '=', siteId).where('address', 'in', attemptKeys({ siteId, email })).execute()
  // As a whole value of the JSON that was answered: another address may end with this one.
  const named = [email, ...(await formerAddresses(trx, userId))].map((address) => JSON.stringify(address))
  await trx
    .deleteFrom('idempotency_keys')
    .where('site_id', '=', siteId)
    .where((where) =>
      // What another account was answered is that account's, whatever address it named.
      where.or([
        where('caller', '=', `user:${userId}`),
        where.and([
          where('caller', 'not like', 'user:%'),
          sql<boolean>`exists (select 1 from unnest(${named}::text[]) named where position(named in lower(answer)) > 0)`,
        ]),
      ]),
    )
    .execute()
  return []
}
