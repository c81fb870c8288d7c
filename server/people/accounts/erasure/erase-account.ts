import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { RetainedItem } from '#schemas/api/people/profile-calls.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { enqueueMail } from '#server/mail/outbox/outbox.ts'
import { attachRowsToAccount } from '#server/people/personal-data/attach-rows-to-account.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { UserRow } from '#server/people/users/repository.ts'
import { clearedColumns } from '#server/people/personal-data/retained-account-data.ts'
import { deletePending } from '#server/people/accounts/registration/pending-registrations.ts'

/** An account during its erasure. */
export interface ErasedAccount {
  readonly siteId: number
  readonly userId: number
  /** True for an administrator, whose deletion is logged. */
  readonly isAdmin: boolean
  /** The address before the erasure. */
  readonly email: string
  readonly locale: string
  readonly now: Date
}

/** Erases the data of one area in the shared transaction and returns what must be retained, with the reasons. */
export type Eraser = (trx: Transaction<Tables>, account: ErasedAccount) => Promise<readonly RetainedItem[]>

interface Erasure {
  readonly user: UserRow
  readonly locale: string
  readonly erasers: readonly Eraser[]
  /** True when the account is deleted because it was unused for years. */
  readonly isUnused?: boolean
}

/** Anonymises an account immediately on all servers, ends its sessions and links, and notifies its owner of what is retained. */
export async function eraseAccount(
  trx: Transaction<Tables>,
  { user, locale, erasers, isUnused = false }: Erasure,
): Promise<{ deletedAt: string; kept: RetainedItem[] }> {
  const erased = await trx
    .updateTable('users')
    .set({ ...clearedColumns, erased_at: sql<Date>`now()` })
    .where('site_id', '=', user.site_id)
    .where('id', '=', user.id)
    .where('erased_at', 'is', null)
    .returning(sql<Date>`now()`.as('now'))
    .executeTakeFirst()
  if (!erased) throw new ApiError('SESSION_EXPIRED')
  const own = { siteId: user.site_id, userId: user.id, isAdmin: user.role !== 'MEMBER' }
  const account: ErasedAccount = { ...own, email: user.email, locale, now: erased.now }
  await deletePending(trx, { siteId: user.site_id, email: user.email })
  const retained: RetainedItem[] = []
  for (const erase of erasers) retained.push(...(await erase(trx, account)))
  const deletedAt = toInstant(erased.now)
  await enqueueMail(trx, {
    siteId: user.site_id,
    kind: 'ACCOUNT_DELETED',
    key: randomUUID(),
    to: user.email,
    locale,
    data: { firstname: user.firstname, deletedAt, kept: retained, isUnused },
  })
  await attachRowsToAccount(trx, account)
  return { deletedAt, kept: retained }
}
