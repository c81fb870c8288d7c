import type { Generated } from 'kysely'
import type { Defaulted, GeneratedTime, JsonMap, NullableTime } from './column-types.ts'

/** An attachment of a mail: an invoice or credit note by its number, or a legal document by the order. */
export type MailAttachment =
  { readonly type: 'PAPER'; readonly number: string } | { readonly type: 'SALE_TERMS' | 'WITHDRAWAL_FORM'; readonly order: string }

/** Rows of `mails`: the outbox. */
export interface MailsTable {
  id: Generated<number>
  site_id: number
  kind: string
  key: string
  recipient: string
  /** The account, when the address is no longer that of the account. */
  user_id: number | null
  locale: string
  data: JsonMap
  attachments: Defaulted<MailAttachment[]>
  message_id: string
  state: Defaulted<'QUEUED' | 'SENT' | 'FAILED' | 'WITHHELD'>
  attempts: Defaulted<number>
  last_error: string | null
  created_at: GeneratedTime
  handed_at: NullableTime
  ended_at: NullableTime
  /** Instant at which an administrator had it sent again. */
  again_at: NullableTime
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

/** Rows of `rounds`: the last start of each periodic run. */
export interface RoundsTable {
  name: string
  begun_at: Date
}
