import type { Generated } from 'kysely'
import type { Defaulted, GeneratedTime, JsonMap, NullableTime } from './column-types.ts'

/** Rows of `mails`: the outbox. */
export interface MailsTable {
  id: Generated<number>
  site_id: number
  kind: string
  key: string
  recipient: string
  locale: string
  data: JsonMap
  message_id: string
  state: Defaulted<'QUEUED' | 'SENT' | 'FAILED' | 'WITHHELD'>
  attempts: Defaulted<number>
  last_error: string | null
  created_at: GeneratedTime
  handed_at: NullableTime
  ended_at: NullableTime
}

/** Rows of `job_runs`. */
export interface JobRunsTable {
  id: Generated<number>
  job: string
  dry_run: boolean
  outcome: Defaulted<'RUNNING' | 'DONE' | 'FAILED'>
  started_at: GeneratedTime
  finished_at: NullableTime
  counts: Defaulted<JsonMap>
  lines: Defaulted<string[]>
  error: string | null
}
