import type { Eraser } from '#server/features/accounts/erase-account.ts'
import { withholdMails } from '#server/features/mail/withhold-mails.ts'

/** Erases what somebody sent by forms, with its files, and the copy that still waits to be sent to the company. */
export const eraseFormAnswers: Eraser = async (trx, { siteId, userId, email }) => {
  const gone = await trx
    .deleteFrom('form_answers')
    .where('site_id', '=', siteId)
    .where((where) => where.or([where('email', '=', email), where('user_id', '=', userId)]))
    .returning('id')
    .execute()
  await withholdMails(trx, { siteId, kinds: ['FORM_TEAM'], keys: gone.map(({ id }) => String(id)) })
  return []
}
