import type { Eraser } from '#server/people/accounts/erasure/erase-account.ts'

/** Ends the links to drafts that an account has made. */
export const eraseShares: Eraser = async (trx, { siteId, userId }) => {
  await trx.deleteFrom('draft_shares').where('site_id', '=', siteId).where('shared_by', '=', userId).execute()
  return []
}
