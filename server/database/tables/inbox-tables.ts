import type { ColumnType, Generated } from 'kysely'
import type { InboxKind, InboxState, ShownInboxState } from '#schemas/admin/inbox/inbox-shapes.ts'
import type { Defaulted, GeneratedTime, NullableTime } from './column-types.ts'

/** Rows of `inbox_items`. */
export interface InboxItemsTable {
  id: Generated<number>
  site_id: number
  kind: InboxKind
  /** The row that it stands for: one of these four. */
  answer_id: number | null
  message_id: number | null
  registration_id: number | null
  request_id: number | null
  form_id: number | null
  state: InboxState
  deleted_at: NullableTime
  shown_state: ColumnType<ShownInboxState, never, never>
  version: Defaulted<number>
  assignee_id: number | null
  /** For the team alone. */
  note: Defaulted<string>
  name: string | null
  subject: string
  excerpt: string
  /** Folded. */
  search: string
  received_at: GeneratedTime
  /** Until when the law wants an answer. */
  due_on: string | null
  /** Orders what is to be done: deadlines first, then the latest. */
  urgency: number
}

/** Rows of `inbox_replies`. */
export interface InboxRepliesTable {
  id: Generated<number>
  item_id: number
  site_id: number
  written_by: number | null
  /** Null where it is not stored: an answer to a request about personal data. */
  reply: string | null
  sent_at: GeneratedTime
}
