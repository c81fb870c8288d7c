import type { Eraser } from '#server/people/accounts/erasure/erase-account.ts'

/** Erases the notes of an account on drafts, and its presence on them. */
export const eraseNotes: Eraser = async (trx, { siteId, userId }) => {
  await trx.deleteFrom('draft_notes').where('site_id', '=', siteId).where('written_by', '=', userId).execute()
  await trx.updateTable('draft_notes').set({ resolved_by: null }).where('site_id', '=', siteId).where('resolved_by', '=', userId).execute()
  await trx.deleteFrom('draft_presence').where('user_id', '=', userId).execute()
  return []
}
