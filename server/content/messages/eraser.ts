import type { Eraser } from '#server/people/accounts/erasure/erase-account.ts'
import { ownedBy } from '#server/people/users/owned-rows.ts'

/** Erases the messages of a person to the company; those in the outbox are still delivered, as was announced. */
export const eraseMessages: Eraser = async (trx, account) => {
  await trx.deleteFrom('messages').where('site_id', '=', account.siteId).where(ownedBy(account)).execute()
  return []
}
