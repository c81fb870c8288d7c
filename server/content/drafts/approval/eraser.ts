import type { Eraser } from '#server/people/accounts/erasure/erase-account.ts'

/** Erases the words of an account about drafts: its answers to requests, and the words of its own requests. */
export const eraseDraftReviews: Eraser = async (trx, { siteId, userId }) => {
  await trx.deleteFrom('draft_reviews').where('site_id', '=', siteId).where('reviewer_id', '=', userId).execute()
  const own = trx.updateTable('draft_reviews').set({ asked_by: null, request: '' }).where('site_id', '=', siteId)
  await own.where('asked_by', '=', userId).execute()
  return []
}
