import type { Eraser } from '#server/people/accounts/erasure/erase-account.ts'
import { kindsThatAre } from '#server/mail/outbox/deletion-policy.ts'
import { withholdMails } from '#server/mail/outbox/cancel-mails.ts'
import { belongsTo } from '#server/people/users/owned-rows.ts'

/** Erases somebody's places at events, past and to come, and what still waits to be said of them. */
export const eraseRegistrations: Eraser = async (trx, account) => {
  const { siteId } = account
  const gone = await trx.deleteFrom('event_registrations').where('site_id', '=', siteId).where(belongsTo(account)).returning('id').execute()
  const told = { siteId, kinds: kindsThatAre('WITH_ITS_PLACE'), ids: gone.map(({ id }) => id) }
  const untold = await withholdMails(trx, told)
  // Nobody is told that places are free again who was never told that they were taken.
  const ids = untold.filter(({ kind }) => kind === 'EVENT_REGISTERED_TEAM').map(({ key }) => Number(key))
  await withholdMails(trx, { siteId, kinds: ['EVENT_CANCELLED_TEAM'], ids })
  return []
}
