import { sql, type RawBuilder } from 'kysely'
import type { formAnswerStates } from '#schemas/api/content/admin-form-calls.ts'

/** The state of an answer, computed from its row: what a robot sent stays SPAM, also once it was opened. */
export const answerState: RawBuilder<(typeof formAnswerStates)[number]> = sql`(case
  when form_answers.is_spam then 'SPAM' when form_answers.read_at is null then 'NEW' else 'READ' end)`
