import { sql, type Transaction } from 'kysely'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { MailKind } from '#server/mail/kit/mail-kinds.ts'
import { hasContent } from './kept-content.ts'

/** Returns the update that cancels the mails of a site that wait or could be sent again, and erases their content. The caller adds the conditions. */
export function cancelMailsQuery(trx: Transaction<Tables>, siteId: number) {
  return trx
    .updateTable('mails')
    .set({ state: 'WITHHELD', recipient: '', data: jsonb({}), ended_at: sql<Date>`now()` })
    .where('site_id', '=', siteId)
    .where((where) => where.or([where('state', '=', 'QUEUED'), where.and([where('state', '=', 'FAILED'), hasContent])]))
}

/** Cancels the pending mails of the given kinds whose keys start with the given ids, and returns them. */
export async function cancelMails(
  trx: Transaction<Tables>,
  { siteId, kinds, ids }: { readonly siteId: number; readonly kinds: readonly MailKind[]; readonly ids: readonly number[] },
): Promise<readonly { readonly kind: string; readonly key: string }[]> {
  if (ids.length === 0) return []
  const named = sql<boolean>`split_part(key, ' ', 1) = any(${ids.map(String)}::text[])`
  return cancelMailsQuery(trx, siteId).where('kind', 'in', kinds).where(named).returning(['kind', 'key']).execute()
}
