import type { Transaction } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'

/** Moves a member's places to their new address, beside those that it has. The next owner of the old address may register, and learns nothing of them. */
export async function moveRegistrations(
  trx: Transaction<Tables>,
  siteId: number,
  { userId, from, to }: { readonly userId: number; readonly from: string; readonly to: string },
): Promise<void> {
  await trx
    .updateTable('event_registrations')
    .set({ email: to, is_moved: true })
    .where('site_id', '=', siteId)
    .where('user_id', '=', userId)
    .where('email', '=', from)
    .execute()
}
