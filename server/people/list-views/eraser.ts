import type { Eraser } from '#server/people/accounts/erasure/erase-account.ts'

/** Erases the views of lists that an account has stored. */
export const eraseListViews: Eraser = async (trx, { siteId, userId }) => {
  await trx.deleteFrom('list_views').where('site_id', '=', siteId).where('user_id', '=', userId).execute()
  return []
}
