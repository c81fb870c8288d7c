import type { Transaction } from 'kysely'
import type { Tables } from '#server/database/tables.ts'

/** Notes an account with the mails of the address that it gives up, so that they stay in its copy and are in nobody else’s. */
export async function keepMailsOf(
  trx: Transaction<Tables>,
  { siteId, userId, email }: { readonly siteId: number; readonly userId: number; readonly email: string },
): Promise<void> {
  await trx
    .updateTable('mails')
    .set({ user_id: userId })
    .where('site_id', '=', siteId)
    .where('recipient', '=', email)
    .where('user_id', 'is', null)
    .execute()
}
