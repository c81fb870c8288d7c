import type { Transaction } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import { enqueueMail } from '#server/mail/outbox/outbox.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import type { UserRow } from '#server/people/users/repository.ts'
import { securityNoticeMail } from '#server/people/accounts/security-notice-mail.ts'
import { disabledTotpColumns } from './totp.ts'

interface End {
  readonly user: UserRow
  /** True when the server operator resets it after a loss of phone and recovery codes. */
  readonly isForgotten: boolean
}

/** Disables two-factor login of an account and notifies its owner. */
export async function disableTwoFactor(trx: Transaction<Tables>, scope: Scope, { user, isForgotten }: End): Promise<void> {
  await trx.updateTable('users').set(disabledTotpColumns).where('site_id', '=', user.site_id).where('id', '=', user.id).execute()
  const { changed, ...mail } = await securityNoticeMail(trx, scope, user)
  await enqueueMail(trx, { ...mail, kind: 'CODES_OFF', data: { ...changed, isForgotten } })
}
