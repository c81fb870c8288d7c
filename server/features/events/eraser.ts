import type { Eraser } from '#server/features/accounts/erase-account.ts'
import { withholdMails } from '#server/features/mail/withhold-mails.ts'
import { belongsTo } from '#server/features/users/belongs-to.ts'

/** Erases somebody's places at events, past and to come, and what still waits to be said of them. */
export const eraseRegistrations: Eraser = async (trx, account) => {
  const { siteId } = account
  const gone = await trx.deleteFrom('event_registrations').where('site_id', '=', siteId).where(belongsTo(account)).returning('id').execute()
  await withholdMails(trx, { siteId, kinds: ['EVENT_REGISTERED_TEAM', 'EVENT_CANCELLED_TEAM'], keys: gone.map(({ id }) => String(id)) })
  return []
}
