import { sql, type RawBuilder, type SqlBool } from 'kysely'

/** How long an answer to a form is stored, in months. */
export const formMonths = 36

/** How long an answer that a robot sent is stored, in months. */
export const spamMonths = 1

/** True for a row of `form_answers` within its retention period; one past it is not served, even before the job deletes it. */
export const isRetained: RawBuilder<SqlBool> = sql<SqlBool>`form_answers.received_at > now()
  - make_interval(months => case when form_answers.is_spam then ${spamMonths}::integer else ${formMonths}::integer end)`
