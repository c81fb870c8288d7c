import type { Eraser } from '#server/people/accounts/erasure/erase-account.ts'
import { ownedBy } from '#server/people/users/owned-rows.ts'

/** Deletes the form answers of an account; their files are deleted by cascade. Answers already queued as mails to the company are still sent. */
export const eraseFormAnswers: Eraser = async (trx, account) => {
  await trx.deleteFrom('form_answers').where('site_id', '=', account.siteId).where(ownedBy(account)).execute()
  return []
}
