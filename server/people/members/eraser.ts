import type { Eraser } from '#server/people/accounts/erasure/erase-account.ts'

/** Erases the note of the team on a member. */
export const eraseNote: Eraser = async (trx, { siteId, userId }) => {
  await trx.deleteFrom('member_notes').where('site_id', '=', siteId).where('user_id', '=', userId).execute()
  return []
}
