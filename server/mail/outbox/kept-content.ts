import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { JsonMap } from '#server/database/tables/column-types.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { MailsTable } from '#server/database/tables/background-tables.ts'
import { mailSchemas, type MailKind } from '#server/mail/kit/mail-kinds.ts'
import { mailsAtDeletion } from './deletion-policy.ts'

/** SQL condition: the content of a mail is not erased. */
export const hasContent = sql<boolean>`data <> '{}'::jsonb`

/** Returns true when a failed mail keeps its content. Mails about an account and mails with an expiring link do not: their reader requests a new one. */
export function canBeSentAgain(kind: string): boolean {
  if (!Object.hasOwn(mailSchemas, kind)) return false
  const known = kind as MailKind
  return mailsAtDeletion[known] !== 'GIVEN_UP' && !('expiresAt' in mailSchemas[known].shape)
}

/** Returns the content that a mail has after its last attempt. */
export function contentAfter({ kind, data }: Pick<Selectable<MailsTable>, 'kind' | 'data'>, state: 'SENT' | 'FAILED'): RawBuilder<JsonMap> {
  return jsonb<JsonMap>(state === 'FAILED' && canBeSentAgain(kind) ? data : {})
}
