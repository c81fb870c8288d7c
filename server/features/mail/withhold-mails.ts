import { sql, type Transaction } from 'kysely'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables.ts'
import type { MailKind } from './mail-kinds.ts'

/** The update that gives up what waits in a site's outbox: nothing of what it said is left. The caller says which. */
export function givingUpMails(trx: Transaction<Tables>, siteId: number) {
  return trx
    .updateTable('mails')
    .set({ state: 'WITHHELD', recipient: '', data: jsonb({}), ended_at: sql<Date>`now()` })
    .where('site_id', '=', siteId)
    .where('state', '=', 'QUEUED')
}

/** Gives up the mails that still wait to tell of things that are no more, by their kinds and keys. */
export async function withholdMails(
  trx: Transaction<Tables>,
  { siteId, kinds, keys }: { readonly siteId: number; readonly kinds: readonly MailKind[]; readonly keys: readonly string[] },
): Promise<void> {
  if (keys.length > 0) await givingUpMails(trx, siteId).where('kind', 'in', kinds).where('key', 'in', keys).execute()
}
