import { TRASH_DAYS } from '#domain/resources/trash-days.ts'
import { countDeleted } from '#server/platform/jobs/count-deleted.ts'
import { defineJob } from '#server/platform/jobs/define-job.ts'
import { daysBefore } from '#server/platform/jobs/subtract-days.ts'

/** Erases what has been in the trash of the inbox for its time, with the files: the item goes with its source. */
export const inboxRetention = defineJob({
  name: 'inbox.retention',
  about: 'Efface les formulaires et les messages qui sont depuis 30 jours à la corbeille, avec leurs fichiers.',
  cron: '45 3 * * *',
  run: async ({ trx, now }) => {
    const old = trx.selectFrom('inbox_items').where('deleted_at', '<=', daysBefore(now, TRASH_DAYS))
    const answers = await countDeleted(
      trx.deleteFrom('form_answers').where('id', 'in', old.where('answer_id', 'is not', null).select('answer_id')),
    )
    const messages = await countDeleted(
      trx.deleteFrom('messages').where('id', 'in', old.where('message_id', 'is not', null).select('message_id')),
    )
    return { erased: answers + messages }
  },
})
