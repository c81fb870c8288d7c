import type { Transaction } from 'kysely'
import type { AdminCallBody } from '#schemas/admin/calls.ts'
import type { StreamedFile } from '#schemas/api/base/file-response.ts'
import type { Deletion } from '#schemas/api/people/profile-calls.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import { secondsFromNow } from '#server/database/sql-time.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { eraseAccount } from '#server/people/accounts/erasure/erase-account.ts'
import { readPerson, writeCopy } from '#server/people/privacy/export-account.ts'
import { sentFilesOf } from '#server/people/privacy/uploaded-files.ts'
import { holdBoth } from '#server/people/team/hold-team.ts'
import type { Proof } from '#server/people/team/team-deps.ts'
import { memberScope } from '#server/people/users/member-scope.ts'
import { lockUser, type UserRow } from '#server/people/users/repository.ts'
import { ApiError, notFound } from '#server/platform/errors/api-error.ts'
import type { Member } from '#server/platform/scope/member.ts'
import type { MemberDeps } from './member-deps.ts'
import { findMember, personOf } from './read-member.ts'

/** Holds the account of a member until the transaction ends. */
async function holdMember(trx: Transaction<Tables>, { scope }: Member, id: number): Promise<UserRow> {
  const user = await lockUser(trx, scope.site.id, id)
  if (user?.role !== 'MEMBER') throw notFound()
  return user
}

const actOn = ({ scope, caller }: Member, id: number, action: string) => ({
  ...{ siteId: scope.site.id, actorId: caller.userId, action, target: `user:${id}` },
})

/** Writes the note of the team on a member; an empty one is removed. The log says that it was changed, and not what it says. */
export async function writeNote(
  { db, audit }: MemberDeps,
  member: Member,
  { id, ...written }: AdminCallBody<'member.note'> & { readonly id: number },
): Promise<void> {
  const [note, former] = [written.note ?? '', written.former ?? '']
  const siteId = member.scope.site.id
  await inTransaction(db, async (trx) => {
    await holdMember(trx, member, id)
    const notes = trx.selectFrom('member_notes').select('note').where('site_id', '=', siteId)
    const noted = await notes.where('user_id', '=', id).executeTakeFirst()
    if ((noted?.note ?? '') !== former) throw new ApiError('STALE_VERSION')
    if (note === former) return
    if (note === '') await trx.deleteFrom('member_notes').where('site_id', '=', siteId).where('user_id', '=', id).execute()
    else
      await trx
        .insertInto('member_notes')
        .values({ user_id: id, site_id: siteId, note })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ note }).where('member_notes.site_id', '=', siteId))
        .returning('user_id')
        .executeTakeFirstOrThrow(() => notFound())
    await audit.record(trx, actOn(member, id, 'member.note'))
  })
}

/** Ends every session of a member. */
export async function signOutMember({ db, audit, sessions }: MemberDeps, member: Member, id: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    await holdMember(trx, member, id)
    await sessions.revokeAll(member.scope.site.id, id, { trx })
    await audit.record(trx, actOn(member, id, 'member.signOut'))
  })
}

/** Gives the copy that a member may take of their own data, as of one instant. */
export async function exportMember(
  { db, audit, proofs }: MemberDeps,
  member: Member,
  id: number,
  { password }: Proof,
): Promise<StreamedFile> {
  const { scope, caller } = member
  await proofs.require(caller, { password, locale: scope.locale })
  const reading = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  const { user, data, files } = await reading.execute(async (trx) => {
    const found = await findMember(trx, member, id)
    const person = personOf(found)
    return { user: found, data: await readPerson(trx, person), files: await sentFilesOf(trx, person) }
  })
  const now = await secondsFromNow(db)
  await inTransaction(db, (trx) => audit.record(trx, actOn(member, user.id, 'member.export')))
  return writeCopy(db, memberScope(scope.site, user), { data, files, now })
}

/** Erases the account of a member, who is notified by mail of the retained data. */
export async function eraseMember(
  { db, audit, proofs, erasers }: MemberDeps,
  member: Member,
  id: number,
  { password }: Proof,
): Promise<Deletion> {
  const { scope, caller } = member
  await proofs.require(caller, { password, locale: scope.locale })
  return inTransaction(db, async (trx) => {
    const { target } = await holdBoth(trx, member, id)
    if (target.role !== 'MEMBER') throw notFound()
    const deletion = await eraseAccount(trx, { user: target, locale: memberScope(scope.site, target).locale, erasers })
    await audit.record(trx, actOn(member, id, 'member.erase'))
    return deletion
  })
}
