import type { Eraser } from '#server/people/accounts/erasure/erase-account.ts'
import { ownedBy } from '#server/people/users/owned-rows.ts'

/** Erases what somebody sent by forms, with its files; the answers that are still on their way to the company arrive, as they were said to. */
export const eraseFormAnswers: Eraser = async (trx, account) => {
  await trx.deleteFrom('form_answers').where('site_id', '=', account.siteId).where(ownedBy(account)).execute()
  return []
}
