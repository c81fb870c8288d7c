import type { Eraser } from '#server/people/accounts/erasure/erase-account.ts'

/** Erases the invitations of an address, and those that its account has sent. */
export const eraseInvitations: Eraser = async (trx, { siteId, userId, email }) => {
  await trx
    .deleteFrom('team_invitations')
    .where('site_id', '=', siteId)
    .where((where) => where.or([where('email', '=', email), where('invited_by', '=', userId)]))
    .execute()
  return []
}
