import { sql } from 'kysely'
import { jsonb } from '#server/database/jsonb.ts'
import type { Eraser } from '#server/features/accounts/erase-account.ts'

/** Erases somebody's places at events, past and to come, and what still waits to be said of them. */
export const eraseRegistrations: Eraser = async (trx, { siteId, userId, email }) => {
  const gone = await trx
    .deleteFrom('event_registrations')
    .where('site_id', '=', siteId)
    .where((where) => where.or([where('email', '=', email), where('user_id', '=', userId)]))
    .returning('id')
    .execute()
  if (gone.length === 0) return []
  await trx
    .updateTable('mails')
    .set({ state: 'WITHHELD', recipient: '', data: jsonb({}), ended_at: sql<Date>`now()` })
    .where('site_id', '=', siteId)
    .where('state', '=', 'QUEUED')
    .where('kind', 'in', ['EVENT_REGISTERED_TEAM', 'EVENT_CANCELLED_TEAM'])
    .where(
      'key',
      'in',
      gone.map(({ id }) => String(id)),
    )
    .execute()
  return []
}
