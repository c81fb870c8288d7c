import type { Eraser } from '#server/people/accounts/erasure/erase-account.ts'
import { ownedBy } from '#server/people/users/owned-rows.ts'

/** Erases what somebody wrote to the company; what is still on its way to it arrives, as it was said to. */
export const eraseMessages: Eraser = async (trx, account) => {
  await trx.deleteFrom('messages').where('site_id', '=', account.siteId).where(ownedBy(account)).execute()
  return []
}
