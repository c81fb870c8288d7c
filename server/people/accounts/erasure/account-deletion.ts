import type { Transaction } from 'kysely'
import type { Deletion } from '#schemas/api/people/profile-calls.ts'
import { advisoryLock } from '#server/database/advisory-lock.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { logOwnAction } from '#server/people/audit/log-own-action.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { Member } from '#server/platform/scope/member.ts'
import { runAsMember } from '#server/people/sessions/member-transaction.ts'
import type { UserRow } from '#server/people/users/repository.ts'
import type { AccountDeps } from '#server/people/accounts/account-deps.ts'
import { eraseAccount, type Eraser } from './erase-account.ts'

/** How many others administer a site with as much right as this one: two who leave at once are heard one after the other. */
async function otherAdmins(trx: Transaction<Tables>, { id, site_id, role }: UserRow): Promise<number> {
  await advisoryLock(trx, `administrators ${site_id}`)
  const { count } = await trx
    .selectFrom('users')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('site_id', '=', site_id)
    .where('role', 'in', role === 'SUPER_ADMIN' ? ['SUPER_ADMIN'] : ['ADMIN', 'SUPER_ADMIN'])
    .where('erased_at', 'is', null)
    .where('id', '!=', id)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Deletes the caller's account, at once; a site is not left without an administrator. */
export async function deleteAccount(
  { db, proofs, audit, erasers }: AccountDeps & { readonly erasers: readonly Eraser[] },
  { scope, caller }: Member,
  { password }: { readonly password?: string | null | undefined },
): Promise<Deletion> {
  await proofs.require(caller, { password, locale: scope.locale })
  return runAsMember(db, caller, async (trx, user) => {
    if (user.role !== 'MEMBER' && (await otherAdmins(trx, user)) === 0) throw new ApiError('LAST_ADMIN')
    const deletion = await eraseAccount(trx, { user, locale: scope.locale, erasers })
    await logOwnAction(trx, audit, { user, action: 'user.delete' })
    return deletion
  })
}
