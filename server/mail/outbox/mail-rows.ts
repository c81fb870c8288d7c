import type { Selectable } from 'kysely'
import type { ListedMail } from '#schemas/admin/mails/mail-calls.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import type { MailsTable } from '#server/database/tables/background-tables.ts'

/** Writes a mail of the outbox as the panel lists it. */
export function listedMail({
  id,
  kind,
  state,
  recipient,
  attempts,
  last_error,
  data,
  created_at,
  ended_at,
}: Selectable<MailsTable>): ListedMail {
  const hasContent = Object.keys(data).length > 0
  return {
    ...{ id, kind, state, recipient, attempts, error: last_error },
    canSend: state === 'QUEUED' || (state === 'FAILED' && hasContent),
    ...{ createdAt: toInstant(created_at), endedAt: ended_at && toInstant(ended_at) },
  }
}
