import { sql, type Transaction } from 'kysely'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { MailKind } from '#server/mail/kit/mail-kinds.ts'

/** The update that gives up what waits in a site's outbox: nothing of what it said is left. The caller says which. */
export function cancelMailsQuery(trx: Transaction<Tables>, siteId: number) {
  return trx
    .updateTable('mails')
    .set({ state: 'WITHHELD', recipient: '', data: jsonb({}), ended_at: sql<Date>`now()` })
    .where('site_id', '=', siteId)
    .where('state', '=', 'QUEUED')
}

/** Gives up the mails that still wait to tell of things that are no more, by their kinds and the numbers with which their keys begin; answers which. */
export async function cancelMails(
  trx: Transaction<Tables>,
  { siteId, kinds, ids }: { readonly siteId: number; readonly kinds: readonly MailKind[]; readonly ids: readonly number[] },
): Promise<readonly { readonly kind: string; readonly key: string }[]> {
  if (ids.length === 0) return []
  const named = sql<boolean>`split_part(key, ' ', 1) = any(${ids.map(String)}::text[])`
  return cancelMailsQuery(trx, siteId).where('kind', 'in', kinds).where(named).returning(['kind', 'key']).execute()
}
