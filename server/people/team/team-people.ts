import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { TeamProfile } from '#schemas/admin/team/team-profiles.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import type { Member } from '#server/platform/scope/member.ts'
import { holdBoth, refuseLast } from './hold-team.ts'
import { openInvitations } from './invitations.ts'
import { requireOffered } from './require-offered.ts'
import type { Proof, TeamDeps } from './team-deps.ts'
import { nameOf, profileColumns, profileOf } from './team-person.ts'

/** Lists the team by name, and its open invitations. */
export async function listTeam({ db }: TeamDeps, { scope, caller }: Member): Promise<AdminCallData['team.list']> {
  const people = await db
    .selectFrom('users')
    .select(['id', 'email', 'firstname', 'lastname', 'role', 'admin_profile', 'totp_enabled_at', 'last_seen_at'])
    .where('site_id', '=', scope.site.id)
    .where('role', 'in', ['ADMIN', 'SUPER_ADMIN'])
    .where('erased_at', 'is', null)
    .orderBy('role', 'desc')
    .orderBy('id')
    .execute()
  return {
    people: people.map((person) => ({
      ...{ id: person.id, email: person.email, name: nameOf(person), profile: profileOf(person) },
      ...{ hasCodes: person.totp_enabled_at !== null, lastSeenAt: toInstant(person.last_seen_at), isYou: person.id === caller.userId },
    })),
    invitations: await openInvitations(db, scope.site.id),
  }
}

async function requirePerson({ db }: TeamDeps, { scope }: Member, id: number): Promise<void> {
  const person = await db
    .selectFrom('users')
    .select('id')
    .where('site_id', '=', scope.site.id)
    .where('id', '=', id)
    .where('role', '<>', 'MEMBER')
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  if (!person) throw notFound()
}

/** Reads the open sessions of a person of the team. */
export async function readPerson(needs: TeamDeps, member: Member, id: number): Promise<AdminCallData['team.read']> {
  await requirePerson(needs, member, id)
  const sessions = await needs.sessions.list(member.scope.site.id, id)
  return {
    sessions: sessions.map(({ createdAt, lastSeenAt, ...session }) => ({
      ...session,
      ...{ openedAt: toInstant(createdAt), lastSeenAt: toInstant(lastSeenAt), isYours: session.id === member.caller.sessionId },
    })),
  }
}

/** Gives a person of the team another profile. A former super-administrator is signed out, with the invitations they have sent. */
export async function changePerson(
  { db, audit, proofs }: TeamDeps,
  member: Member,
  { id, profile, password }: Proof & { readonly id: number; readonly profile: TeamProfile },
): Promise<void> {
  const { scope, caller } = member
  await proofs.require(caller, { password, locale: scope.locale })
  await inTransaction(db, async (trx) => {
    const { target } = await holdBoth(trx, member, id)
    if (target.role === 'MEMBER') throw notFound()
    const from = profileOf(target)
    if (from === profile) return
    requireOffered(member, profile)
    if (from === 'SUPER_ADMIN') {
      await refuseLast(trx, target)
      await trx.deleteFrom('team_invitations').where('site_id', '=', scope.site.id).where('invited_by', '=', id).execute()
    }
    await trx.updateTable('users').set(profileColumns(profile)).where('site_id', '=', scope.site.id).where('id', '=', id).execute()
    const act = { siteId: scope.site.id, actorId: caller.userId, action: 'team.change', target: `user:${id}` }
    await audit.record(trx, { ...act, diff: { from, to: profile } })
  })
}

/** Removes a person from the team: their sessions end, their account of a member and their drafts stay. */
export async function removePerson({ db, audit, proofs }: TeamDeps, member: Member, id: number, { password }: Proof): Promise<void> {
  const { scope, caller } = member
  await proofs.require(caller, { password, locale: scope.locale })
  await inTransaction(db, async (trx) => {
    const { target } = await holdBoth(trx, member, id)
    if (target.role === 'MEMBER') throw notFound()
    await refuseLast(trx, target)
    const siteId = scope.site.id
    await trx.deleteFrom('team_invitations').where('site_id', '=', siteId).where('invited_by', '=', id).execute()
    // The change of the role ends the sessions.
    await trx
      .updateTable('users')
      .set({ role: 'MEMBER', admin_profile: 'ALL' })
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .execute()
    const act = { siteId, actorId: caller.userId, action: 'team.remove', target: `user:${id}` }
    await audit.record(trx, { ...act, diff: { from: profileOf(target) } })
  })
}

/** Ends one session of a person of the team. One of another person does not exist. */
export async function endPersonSession(
  { db, audit, proofs }: TeamDeps,
  member: Member,
  { id, session, password }: Proof & { readonly id: number; readonly session: number },
): Promise<void> {
  const { scope, caller } = member
  await proofs.require(caller, { password, locale: scope.locale })
  await inTransaction(db, async (trx) => {
    const { target } = await holdBoth(trx, member, id)
    const ended = await trx
      .deleteFrom('sessions')
      .where('site_id', '=', scope.site.id)
      .where('id', '=', session)
      .where('user_id', '=', target.role === 'MEMBER' ? 0 : id)
      .returning('id')
      .executeTakeFirst()
    if (!ended) throw notFound()
    await audit.record(trx, { siteId: scope.site.id, actorId: caller.userId, action: 'team.endSession', target: `user:${id}` })
  })
}
