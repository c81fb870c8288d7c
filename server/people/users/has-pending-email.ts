import { sql, type RawBuilder } from 'kysely'

/** True when a row of `users` still waits for the address that it is to have: as long as the link to confirm it is in force. */
export const hasPendingAddress: RawBuilder<boolean> = sql<boolean>`exists (
  select 1 from account_tokens t
  where t.user_id = users.id and t.purpose = 'EMAIL_CHANGE' and t.email = users.pending_email and t.expires_at > now()
)`
