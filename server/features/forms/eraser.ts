import { sql } from 'kysely'
import { jsonb } from '#server/database/jsonb.ts'
import type { Eraser } from '#server/features/accounts/erase-account.ts'

/** Erases what somebody sent by forms, with its files, and the copy that still waits to be sent to the company. */
export const eraseFormAnswers: Eraser = async (trx, { siteId, userId, email }) => {
  const gone = await trx
    .deleteFrom('form_answers')
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
    .where('kind', '=', 'FORM_TEAM')
    .where(
      'key',
      'in',
      gone.map(({ id }) => String(id)),
    )
    .execute()
  return []
}
