import type { Eraser } from '#server/people/accounts/erasure/erase-account.ts'
import { kindsByPolicy } from '#server/mail/outbox/deletion-policy.ts'
import { cancelMails } from '#server/mail/outbox/cancel-mails.ts'
import { ownedBy } from '#server/people/users/owned-rows.ts'

/** Erases the places of a person at past and coming events, and the unsent mails about them. */
export const eraseRegistrations: Eraser = async (trx, account) => {
  const { siteId } = account
  const gone = await trx.deleteFrom('event_registrations').where('site_id', '=', siteId).where(ownedBy(account)).returning('id').execute()
  const cancelled = { siteId, kinds: kindsByPolicy('WITH_ITS_PLACE'), ids: gone.map(({ id }) => id) }
  const untold = await cancelMails(trx, cancelled)
  // A company that was never notified of a registration is not notified of its end.
  const ids = untold.filter(({ kind }) => kind === 'EVENT_REGISTERED_TEAM').map(({ key }) => Number(key))
  await cancelMails(trx, { siteId, kinds: ['EVENT_CANCELLED_TEAM'], ids })
  return []
}
