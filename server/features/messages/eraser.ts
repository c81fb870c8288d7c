import { sql } from 'kysely'
import { jsonb } from '#server/database/jsonb.ts'
import type { Eraser } from '#server/features/accounts/erase-account.ts'

/** Erases what somebody wrote to the company, and the copy that still waits to be sent to it. */
export const eraseMessages: Eraser = async (trx, { siteId, userId, email }) => {
  const gone = await trx
    .deleteFrom('messages')
    .where('site_id', '=', siteId)
    .where((where) => where.or([where('email', '=', email), where('user_id', '=', userId)]))
    .returning('reference')
    .execute()
  const references = gone.flatMap(({ reference }) => reference ?? [])
  if (references.length === 0) return []
  await trx
    .updateTable('mails')
    .set({ state: 'WITHHELD', recipient: '', data: jsonb({}), ended_at: sql<Date>`now()` })
    .where('site_id', '=', siteId)
    .where('state', '=', 'QUEUED')
    .where('kind', '=', 'MESSAGE_TEAM')
    .where('key', 'in', references)
    .execute()
  return []
}
