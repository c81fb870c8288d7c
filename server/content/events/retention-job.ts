import { sql } from 'kysely'
import { monthsBefore } from '#domain/dates/calendar-months.ts'
import { countDeleted } from '#server/platform/jobs/count-deleted.ts'
import { defineJob } from '#server/platform/jobs/define-job.ts'
import { recordActivityBeforeErase } from '#server/people/personal-data/last-activity.ts'

/** How long registrations for a past event are retained, in months. */
export const retentionMonths = 12

/** How long registrations by robots are retained, in months. */
const spamMonths = 1

/** Deletes registrations for events that ended a year ago, and those of robots after a month. */
export const eventRetention = defineJob({
  name: 'events.retention',
  about: 'Efface les inscriptions aux événements passés depuis un an, et celles des robots après un mois.',
  cron: '40 3 * * *',
  run: async ({ trx, now }) => {
    await recordActivityBeforeErase(
      trx,
      'event_registrations',
      sql`a.registered_at <= ${monthsBefore(now, spamMonths)} and (a.status = 'SPAM' or a.registered_at <= ${monthsBefore(now, retentionMonths)})`,
    )
    const over = await countDeleted(
      trx
        .deleteFrom('event_registrations')
        .using('elements as e')
        .whereRef('e.id', '=', 'event_registrations.element_id')
        .where(sql<boolean>`event_registrations.registered_at <= ${monthsBefore(now, retentionMonths)}`)
        .where(sql<boolean>`coalesce(read_instant(e.properties ->> 'startAt') <= ${monthsBefore(now, retentionMonths)}, true)`),
    )
    const spam = await countDeleted(
      trx.deleteFrom('event_registrations').where('status', '=', 'SPAM').where('registered_at', '<=', monthsBefore(now, spamMonths)),
    )
    return { erased: over, spam }
  },
})
