import { randomUUID } from 'node:crypto'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { AdminCallBody, AdminCallData } from '#schemas/admin/calls.ts'
import { translate } from '#schemas/errors/translations.ts'
import { profileWords } from '#schemas/admin/team/team-profiles.ts'
import { emailKey } from '#schemas/text/email-address.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import { secondsFromNow } from '#server/database/sql-time.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { mailBaseUrl } from '#server/mail/kit/mail-link.ts'
import { enqueueMail } from '#server/mail/outbox/outbox.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import { validationError } from '#server/platform/errors/validation-error.ts'
import { tooManyRequests } from '#server/platform/rate-limits/too-many-requests.ts'
import type { Member } from '#server/platform/scope/member.ts'
import { hashToken, newToken } from '#server/platform/tokens/opaque-token.ts'
import { findUserByEmail, lockEmail, type UserRow } from '#server/people/users/repository.ts'
import { holdBoth } from './hold-team.ts'
import type { Proof, TeamDeps } from './team-deps.ts'
import { requireOffered } from './require-offered.ts'
import { nameOf } from './team-person.ts'

const daySeconds = 86_400
const hourSeconds = 3600

/** Lists the invitations of a site that still open, the newest first. */
export async function openInvitations(db: Kysely<Tables>, siteId: number): Promise<AdminCallData['team.list']['invitations']> {
  const rows = await db
    .selectFrom('team_invitations as i')
    .innerJoin('users as u', 'u.id', 'i.invited_by')
    .select(['i.id', 'i.email', 'i.profile', 'i.created_at', 'i.expires_at', 'u.firstname', 'u.lastname'])
    .where('i.site_id', '=', siteId)
    .where('i.expires_at', '>', sql<Date>`now()`)
    .orderBy('i.id', 'desc')
    .execute()
  return rows.map((row) => ({
    ...{ id: row.id, email: row.email, profile: row.profile, by: nameOf(row) },
    ...{ invitedAt: toInstant(row.created_at), until: toInstant(row.expires_at) },
  }))
}

type Invited = AdminCallBody<'team.invite'> & { readonly token: string; readonly expiresAt: Date }

/** Stores the hash of a token. An address has one invitation: a new one makes the former useless. */
async function storeInvitation(trx: Transaction<Tables>, actor: UserRow, { email, profile, token, expiresAt }: Invited): Promise<number> {
  const values = { profile, token_hash: hashToken(token), invited_by: actor.id, expires_at: expiresAt }
  const { id } = await trx
    .insertInto('team_invitations')
    .values({ site_id: actor.site_id, email, ...values })
    .onConflict((conflict) => conflict.columns(['site_id', 'email']).doUpdateSet({ ...values, created_at: sql<Date>`now()` }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function mailInvitation(trx: Transaction<Tables>, { scope }: Member, actor: UserRow, invited: Invited): Promise<void> {
  const { email, profile, word, token, expiresAt } = invited
  const outcome = await enqueueMail(trx, {
    siteId: scope.site.id,
    kind: 'TEAM_INVITATION',
    key: randomUUID(),
    to: email,
    locale: scope.locale,
    data: {
      ...{ by: nameOf(actor) || scope.site.name, can: translate(scope.locale, profileWords[profile].can), word: word ?? '' },
      ...{ link: `${mailBaseUrl(scope.site)}/invitation/${token}`, expiresAt: toInstant(expiresAt) },
    },
  })
  // The address has had as many in an hour as it may get: nothing is stored either.
  if (outcome !== 'QUEUED') throw tooManyRequests(hourSeconds, scope.locale)
}

/** Invites an address: one mail with a link, whether it has an account or not. An address of the team is refused. */
export async function invite(
  { db, audit, proofs }: TeamDeps,
  member: Member,
  { password, ...body }: AdminCallBody<'team.invite'>,
): Promise<AdminCallData['team.invite']> {
  const { scope, caller } = member
  await proofs.require(caller, { password, locale: scope.locale })
  requireOffered(member, body.profile)
  const email = emailKey(body.email)
  return inTransaction(db, async (trx) => {
    const { actor } = await holdBoth(trx, member, caller.userId)
    await lockEmail(trx, scope.site.id, email)
    const known = await findUserByEmail(trx, scope.site.id, email)
    if (known && known.role !== 'MEMBER') throw validationError(scope.locale, [{ field: 'email', code: 'IN_TEAM' }])
    const expiresAt = await secondsFromNow(trx, daySeconds)
    const invited = { ...body, email, token: newToken(), expiresAt }
    const invitation = await storeInvitation(trx, actor, invited)
    await mailInvitation(trx, member, actor, invited)
    const act = { siteId: scope.site.id, actorId: caller.userId, action: 'team.invite', target: `invitation:${invitation}` }
    await audit.record(trx, { ...act, diff: { profile: body.profile } })
    return { invitation, until: toInstant(expiresAt) }
  })
}

/** Withdraws an invitation: its link opens nothing from then on. */
export async function withdraw({ db, audit, proofs }: TeamDeps, member: Member, id: number, { password }: Proof): Promise<void> {
  const { scope, caller } = member
  await proofs.require(caller, { password, locale: scope.locale })
  await inTransaction(db, async (trx) => {
    await holdBoth(trx, member, caller.userId)
    const gone = await trx
      .deleteFrom('team_invitations')
      .where('site_id', '=', scope.site.id)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (!gone) throw notFound()
    const act = { siteId: scope.site.id, actorId: caller.userId, action: 'team.withdraw', target: `invitation:${id}` }
    await audit.record(trx, act)
  })
}
