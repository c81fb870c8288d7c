import type { Transaction } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import { enqueueMail } from '#server/mail/outbox/outbox.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import type { UserRow } from '#server/people/users/repository.ts'
import { securityNoticeMail } from '#server/people/accounts/security-notice-mail.ts'
import { disabledTotpColumns } from './totp.ts'

interface End {
  readonly user: UserRow
  /** Whether who runs the server did it, for somebody who has lost telephone and recovery codes. */
  readonly isForgotten: boolean
}

/** Has an account ask for no codes any more, and tells its owner. */
export async function disableTwoFactor(trx: Transaction<Tables>, scope: Scope, { user, isForgotten }: End): Promise<void> {
  await trx.updateTable('users').set(disabledTotpColumns).where('id', '=', user.id).execute()
  const { changed, ...mail } = await securityNoticeMail(trx, scope, user)
  await enqueueMail(trx, { ...mail, kind: 'CODES_OFF', data: { ...changed, isForgotten } })
}
