import type { Eraser } from '#server/people/accounts/erasure/erase-account.ts'

/** Erases the note of the team on a member. */
export const eraseNote: Eraser = async (trx, { userId }) => {
  await trx.deleteFrom('member_notes').where('user_id', '=', userId).execute()
  return []
}
