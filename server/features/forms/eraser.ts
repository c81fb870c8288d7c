import type { Eraser } from '#server/features/accounts/erase-account.ts'
import { withholdMails } from '#server/features/mail/withhold-mails.ts'
import { belongsTo } from '#server/features/users/belongs-to.ts'

/** Erases what somebody sent by forms, with its files, and the copy that still waits to be sent to the company. */
export const eraseFormAnswers: Eraser = async (trx, account) => {
  const { siteId } = account
  const gone = await trx.deleteFrom('form_answers').where('site_id', '=', siteId).where(belongsTo(account)).returning('id').execute()
  await withholdMails(trx, { siteId, kinds: ['FORM_TEAM'], keys: gone.map(({ id }) => String(id)) })
  return []
}
