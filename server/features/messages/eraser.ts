import type { Eraser } from '#server/features/accounts/erase-account.ts'
import { withholdMails } from '#server/features/mail/withhold-mails.ts'
import { belongsTo } from '#server/features/users/belongs-to.ts'

/** Erases what somebody wrote to the company, and the copy that still waits to be sent to it. */
export const eraseMessages: Eraser = async (trx, account) => {
  const { siteId } = account
  const gone = await trx.deleteFrom('messages').where('site_id', '=', siteId).where(belongsTo(account)).returning('reference').execute()
  await withholdMails(trx, { siteId, kinds: ['MESSAGE_TEAM'], keys: gone.flatMap(({ reference }) => reference ?? []) })
  return []
}
