import type { Kysely } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Site } from '#server/platform/scope/site.ts'
import { mailBaseUrl } from './mail-link.ts'

/** The row that a visitor sent, by its number. */
type SentRow = { readonly [Key in 'answer_id' | 'message_id' | 'registration_id' | 'request_id']: Readonly<Record<Key, number>> }
type Sent = SentRow[keyof SentRow]

/** The address that opens what a visitor sent in the panel; undefined where the inbox does not hold it. */
export async function inboxLink(db: Kysely<Tables>, site: Site, sent: Sent): Promise<string | undefined> {
  const [[column, id] = []] = Object.entries(sent) as [keyof SentRow, number][]
  if (column === undefined || id === undefined) return undefined
  const item = await db.selectFrom('inbox_items').select('id').where('site_id', '=', site.id).where(column, '=', id).executeTakeFirst()
  return item && `${mailBaseUrl(site)}/admin/messages/${item.id}`
}
