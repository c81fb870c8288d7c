import { defineJob } from '#server/platform/jobs/define-job.ts'
import { daysBefore } from '#server/platform/jobs/subtract-days.ts'
import { removeMailFiles } from '#server/adapters/mail/mail-files.ts'
import { mailFolder } from '#server/adapters/mail/create-sender.ts'

/** How long the trace of a mail is kept once it has ended: who was written to, when, about what. */
export const mailTraceDays = 30

/** How long the row of a mail that was never to be sent is kept. */
const withheldDays = 1

/** Erases the rows of the outbox that have ended, and the mails that were written into the data folder. */
export const mailRetention = defineJob({
  name: 'mail.retention',
  about: 'Efface la trace des messages envoyés depuis plus de trente jours.',
  cron: '20 3 * * *',
  run: async ({ trx, now, dataDir }, { dryRun }) => {
    const ended = await trx
      .deleteFrom('mails')
      .where('ended_at', '<', daysBefore(now, mailTraceDays))
      .where('state', '!=', 'WITHHELD')
      .executeTakeFirst()
    const withheld = await trx
      .deleteFrom('mails')
      .where('ended_at', '<', daysBefore(now, withheldDays))
      .where('state', '=', 'WITHHELD')
      .executeTakeFirst()
    const files = await removeMailFiles(mailFolder(dataDir), { before: daysBefore(now, mailTraceDays), dryRun })
    return { erased: Number(ended.numDeletedRows), withheldErased: Number(withheld.numDeletedRows), filesErased: files }
  },
})
