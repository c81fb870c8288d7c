import { countDeleted } from '#server/platform/jobs/count-deleted.ts'
import { defineJob } from '#server/platform/jobs/define-job.ts'
import { daysBefore } from '#server/platform/jobs/subtract-days.ts'
import { jsonb } from '#server/database/jsonb.ts'
import { hasContent } from '#server/mail/outbox/kept-content.ts'
import { removeMailFiles } from '#server/adapters/mail/mail-files.ts'
import { mailFolder } from '#server/adapters/mail/create-sender.ts'

/** How long the record of a finished mail (recipient, date, subject) is retained, in days. */
export const mailTraceDays = 30

/** How long a mail that was given up can be sent again, in days. Its content is erased then. */
export const failedContentDays = 7

/** How long the record of a withheld mail is retained, in days. */
const withheldDays = 1

/** Deletes finished mails from the outbox, and mail files from the data folder. */
export const mailRetention = defineJob({
  name: 'mail.retention',
  about: 'Efface la trace des messages envoyés depuis plus de trente jours.',
  cron: '20 3 * * *',
  run: async ({ trx, now, dataDir }, { dryRun }) => {
    const ended = await countDeleted(
      trx.deleteFrom('mails').where('ended_at', '<', daysBefore(now, mailTraceDays)).where('state', '!=', 'WITHHELD'),
    )
    const withheld = await countDeleted(
      trx.deleteFrom('mails').where('ended_at', '<', daysBefore(now, withheldDays)).where('state', '=', 'WITHHELD'),
    )
    await trx
      .updateTable('mails')
      .set({ data: jsonb({}) })
      .where('state', '=', 'FAILED')
      .where('ended_at', '<', daysBefore(now, failedContentDays))
      .where(hasContent)
      .execute()
    const files = await removeMailFiles(mailFolder(dataDir), { before: daysBefore(now, mailTraceDays), dryRun })
    return { erased: ended, withheldErased: withheld, filesErased: files }
  },
})
