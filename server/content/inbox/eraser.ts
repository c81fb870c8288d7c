import type { Eraser } from '#server/people/accounts/erasure/erase-account.ts'
import { ownedBy } from '#server/people/users/owned-rows.ts'

/**
 * Erases what the team noted and answered about requests that the register retains: the items of everything else go with what was sent.
 * A member of the team who leaves is no longer in charge of anything.
 */
export const eraseInbox: Eraser = async (trx, account) => {
  const { siteId, userId } = account
  const asked = trx
    .selectFrom('inbox_items as i')
    .innerJoin('privacy_requests as p', 'p.id', 'i.request_id')
    .select('i.id')
    .where('p.site_id', '=', siteId)
    .where(ownedBy(account, 'p'))
  await trx.deleteFrom('inbox_replies').where('site_id', '=', siteId).where('item_id', 'in', asked).execute()
  await trx
    .updateTable('inbox_items')
    .set({ note: '', name: null, excerpt: '', search: '' })
    .where('site_id', '=', siteId)
    .where('id', 'in', asked)
    .execute()
  await trx.updateTable('inbox_items').set({ assignee_id: null }).where('site_id', '=', siteId).where('assignee_id', '=', userId).execute()
  await trx.updateTable('inbox_replies').set({ written_by: null }).where('site_id', '=', siteId).where('written_by', '=', userId).execute()
  return []
}
