import type { Transaction } from 'kysely'
import type { Deletion, RetainedItem } from '#schemas/api/people/profile-calls.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import { secondsFromNow } from '#server/database/sql-time.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { eraseAccount, type ErasedAccount, type Eraser } from '#server/people/accounts/erasure/erase-account.ts'
import { deletePending } from '#server/people/accounts/registration/pending-registrations.ts'
import type { Holder } from '#server/people/privacy/holdings.ts'

interface HolderErasure {
  readonly holder: Holder
  /** Language in which the person reads what is retained. */
  readonly locale: string
  readonly erasers: readonly Eraser[]
}

/** Erases the data of an address without an account, by the erasers of an account. No account has the number that they are given. */
async function eraseAddress(trx: Transaction<Tables>, { holder: { person }, locale, erasers }: HolderErasure): Promise<Deletion> {
  const { siteId, userId, email } = person
  const now = await secondsFromNow(trx)
  const address: ErasedAccount = { siteId, userId, email, isAdmin: false, locale, now }
  await deletePending(trx, { siteId, email })
  const kept: RetainedItem[] = []
  for (const erase of erasers) kept.push(...(await erase(trx, address)))
  return { deletedAt: toInstant(now), kept }
}

/** Erases what the site holds of a person, with the account where there is one, and returns what is retained, with the reasons. */
export function eraseHolder(trx: Transaction<Tables>, erasure: HolderErasure): Promise<Deletion> {
  const { holder, locale, erasers } = erasure
  return holder.user ? eraseAccount(trx, { user: holder.user, locale, erasers }) : eraseAddress(trx, erasure)
}
