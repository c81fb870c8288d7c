import type { Transaction } from 'kysely'
import type { Deletion } from '#schemas/api/profile-calls.ts'
import type { Tables } from '#server/database/tables.ts'
import { recordOwnAct } from '#server/features/audit/record-own-act.ts'
import { Refusal } from '#server/features/refusal.ts'
import type { Member } from '#server/features/sessions/member.ts'
import { requireUser, type UserRow } from '#server/features/users/repository.ts'
import type { AccountNeeds } from './account-needs.ts'
import { eraseAccount, type Eraser } from './erase-account.ts'

/** The administrators of a site who may do as much as this one does; they are held until the transaction ends, so that two who leave at once are heard one after the other. */
async function otherAdmins(trx: Transaction<Tables>, { id, site_id, role }: UserRow): Promise<number> {
  const rows = await trx
    .selectFrom('users')
    .select('id')
    .where('site_id', '=', site_id)
    .where('role', 'in', role === 'SUPER_ADMIN' ? ['SUPER_ADMIN'] : ['ADMIN', 'SUPER_ADMIN'])
    .where('erased_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.filter((row) => row.id !== id).length
}

/** Deletes the caller's account, at once; a site is not left without an administrator. */
export async function deleteAccount(
  { db, proofs, audit, erasers }: AccountNeeds & { readonly erasers: readonly Eraser[] },
  { scope, caller }: Member,
  { password }: { readonly password?: string | null | undefined },
): Promise<Deletion> {
  // A wrong password is no yes, however recent the last proof: what cannot be undone waits for the right one.
  const isGiven = password !== undefined && password !== null
  await proofs[isGiven ? 'requirePassword' : 'require'](caller, { password, locale: scope.locale })
  return db.transaction().execute(async (trx) => {
    const user = await requireUser(trx, caller.userId)
    if (user.role !== 'MEMBER' && (await otherAdmins(trx, user)) === 0) throw new Refusal('LAST_ADMIN')
    await recordOwnAct(trx, audit, { user, action: 'user.delete' })
    return eraseAccount(trx, { user, locale: scope.locale, erasers })
  })
}
