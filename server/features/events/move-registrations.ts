import type { Transaction } from 'kysely'
import type { Tables } from '#server/database/tables.ts'

/** Has a member's places follow to their new address: whoever has the old one then may register anew, and is told nothing of them. Where the new one has places already, those stand. */
export async function moveRegistrations(
  trx: Transaction<Tables>,
  siteId: number,
  { userId, from, to }: { readonly userId: number; readonly from: string; readonly to: string },
): Promise<void> {
  await trx
    .updateTable('event_registrations as r')
    .set({ email: to })
    .where('r.site_id', '=', siteId)
    .where('r.user_id', '=', userId)
    .where('r.email', '=', from)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('event_registrations as known')
            .select('known.id')
            .whereRef('known.element_id', '=', 'r.element_id')
            .where('known.email', '=', to)
            .where('known.status', '=', 'CONFIRMED'),
        ),
      ),
    )
    .execute()
}
