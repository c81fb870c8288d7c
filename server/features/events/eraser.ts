import type { Eraser } from '#server/features/accounts/erase-account.ts'
import { withholdMails } from '#server/features/mail/withhold-mails.ts'

/** Erases somebody's places at events, past and to come, and what still waits to be said of them. */
export const eraseRegistrations: Eraser = async (trx, { siteId, userId, email }) => {
  const gone = await trx
    .deleteFrom('event_registrations')
    .where('site_id', '=', siteId)
    .where((where) => where.or([where('email', '=', email), where('user_id', '=', userId)]))
    .returning('id')
    .execute()
  await withholdMails(trx, { siteId, kinds: ['EVENT_REGISTERED_TEAM', 'EVENT_CANCELLED_TEAM'], keys: gone.map(({ id }) => String(id)) })
  return []
}
