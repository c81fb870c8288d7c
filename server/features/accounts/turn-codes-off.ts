import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { toInstant } from '#domain/instant.ts'
import { secondsFromNow } from '#server/database/moments.ts'
import type { Tables } from '#server/database/tables.ts'
import { enqueueMail } from '#server/features/mail/outbox.ts'
import type { Scope } from '#server/features/sites/site.ts'
import type { UserRow } from '#server/features/users/repository.ts'
import { accountLinks } from './account-links.ts'
import { codesOff } from './sign-in-codes.ts'

interface End {
  readonly user: UserRow
  /** Whether who runs the server did it, for somebody who has lost telephone and recovery codes. */
  readonly isForgotten: boolean
}

/** Has an account ask for no codes any more, and tells its owner. */
export async function turnCodesOff(trx: Transaction<Tables>, scope: Scope, { user, isForgotten }: End): Promise<void> {
  await trx.updateTable('users').set(codesOff).where('id', '=', user.id).execute()
  await enqueueMail(trx, {
    siteId: user.site_id,
    kind: 'CODES_OFF',
    key: randomUUID(),
    to: user.email,
    locale: scope.locale,
    data: {
      firstname: user.firstname,
      changedAt: toInstant(await secondsFromNow(trx)),
      isForgotten,
      resetLink: accountLinks.askReset(scope),
    },
  })
}
