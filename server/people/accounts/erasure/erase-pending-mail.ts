import { sql, type Transaction } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import { kindsByPolicy } from '#server/mail/outbox/deletion-policy.ts'
import { cancelMailsQuery } from '#server/mail/outbox/cancel-mails.ts'
import { attemptKeys } from '#server/people/sessions/login-attempts.ts'
import { emailChangeMailKey } from '#server/people/accounts/profile/email-change.ts'
import type { Eraser } from './erase-account.ts'

/** Cancels the pending mails to the address of the deleted account that serve this account only. */
export const erasePendingMails: Eraser = async (trx, { siteId, userId, email }) => {
  await cancelMailsQuery(trx, siteId)
    .where('kind', 'in', kindsByPolicy('GIVEN_UP'))
    .where((where) =>
      // Several accounts may request the same address. Only the confirmation links of this account are cancelled.
      where.or([
        where.and([where('recipient', '=', email), where('kind', '<>', 'EMAIL_CHANGE_CONFIRM')]),
        where.and([where('kind', '=', 'EMAIL_CHANGE_CONFIRM'), where('key', 'like', `${emailChangeMailKey(userId)}%`)]),
      ]),
    )
    .execute()
  return []
}

/** Returns the former addresses of an account, as far as they are stored. They are stored longer than responses. */
async function formerAddresses(trx: Transaction<Tables>, siteId: number, userId: number): Promise<string[]> {
  const ofSite = trx.selectFrom('mails').select('recipient').distinct().where('site_id', '=', siteId)
  const rows = await ofSite.where('user_id', '=', userId).execute()
  return rows.map(({ recipient }) => recipient)
}

/** Selects the callers of the stored responses of administrators of a site. */
const administratorCallers = (trx: Transaction<Tables>, siteId: number) =>
  trx
    .selectFrom('users')
    .select(sql<string>`'user:' || id`.as('caller'))
    .where('site_id', '=', siteId)
    .where('role', '<>', 'MEMBER')

/** Erases the rate limits of an address and the stored responses that contain it. */
export const eraseRateLimits: Eraser = async (trx, { siteId, userId, email }) => {
  await trx.deleteFrom('login_failures').where('site_id', '=', siteId).where('address', 'in', attemptKeys({ siteId, email })).execute()
  // The quotes of the JSON value prevent a match with a longer address that ends with this one.
  const named = [email, ...(await formerAddresses(trx, siteId, userId))].map((address) => JSON.stringify(address))
  await trx
    .deleteFrom('idempotency_keys')
    .where('site_id', '=', siteId)
    .where((where) =>
      // A response to another member belongs to that member, for any address in it. An administrator reads what others have sent.
      where.or([
        where('caller', '=', `user:${userId}`),
        where.and([
          where.or([where('caller', 'not like', 'user:%'), where('caller', 'in', administratorCallers(trx, siteId))]),
          sql<boolean>`exists (select 1 from unnest(${named}::text[]) named where position(named in lower(answer)) > 0)`,
        ]),
      ]),
    )
    .execute()
  return []
}
