import { sql, type Transaction } from 'kysely'
import { parisDay } from '#domain/paris-day.ts'
import { holdLock } from '#server/database/hold-lock.ts'
import type { Tables } from '#server/database/tables.ts'

/** What is numbered anew each year: on a site, under letters of its own. */
interface Numbered {
  readonly table: 'messages' | 'privacy_requests'
  readonly letters: string
  readonly siteId: number
  readonly receivedAt: Date
}

/** The next number of a year, such as `M-2026-0042`, of the year that it is in Paris: those who come at once get theirs one after the other. */
export async function nextReference(trx: Transaction<Tables>, { table, letters, siteId, receivedAt }: Numbered): Promise<string> {
  const prefix = `${letters}-${parisDay(receivedAt.getTime()).slice(0, 4)}-`
  await holdLock(trx, `references of ${table} ${siteId}`)
  const { last } = await trx
    .selectFrom(table)
    .select(sql<number>`coalesce(max(substring(reference from '\\d+$')::integer), 0)`.as('last'))
    .where('site_id', '=', siteId)
    .where('reference', 'like', `${prefix}%`)
    .executeTakeFirstOrThrow()
  return `${prefix}${String(last + 1).padStart(4, '0')}`
}
