import { sql, type Kysely, type Transaction } from 'kysely'
import type { TeamProfile } from '#schemas/admin/team/team-profiles.ts'
import { passwordLength } from '#schemas/api/people/password-length.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { validationError } from '#server/platform/errors/validation-error.ts'
import type { Caller } from '#server/platform/scope/caller.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { hashToken } from '#server/platform/tokens/opaque-token.ts'
import { advisoryLock } from '#server/database/advisory-lock.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import { checkPassword } from '#server/people/passwords/check-password.ts'
import { deletePending } from '#server/people/accounts/registration/pending-registrations.ts'
import { findUser, findUserByEmail, holdUserByEmail, lockEmail, type UserRow } from '#server/people/users/repository.ts'
import type { TeamDeps } from './team-deps.ts'
import { nameOf, profileColumns } from './team-person.ts'

/** An invitation as the page of its link shows it. */
export interface OpenInvitation {
  readonly email: string
  readonly profile: TeamProfile
  /** Name of the sender; empty when none is known. */
  readonly by: string
  /** True when its address has an account, whose password confirms. */
  readonly hasAccount: boolean
  /** True when another account is signed in. */
  readonly isForeign: boolean
}

/** The opening of a link: its reader and its site. */
export interface Opening {
  readonly scope: Scope
  readonly caller: Caller
  readonly token: string
}

/** No password is longer: nothing is hashed for what is. */
const MAX_TYPED_LENGTH = 1000

type Sent = Pick<OpenInvitation, 'email' | 'profile'>

/** The name and the password that the reader of a link types. A name counts for a new account alone. */
export interface TypedAcceptance {
  readonly firstname: string | null
  readonly lastname: string | null
  readonly password: string
}

/** An invitation opens as long as its sender is a super-administrator. */
const isSenderInForce = sql<boolean>`exists (
  select from users where users.id = team_invitations.invited_by and users.role = 'SUPER_ADMIN' and users.erased_at is null)`

async function findInvitation(db: Kysely<Tables>, { scope, token }: Opening): Promise<(Sent & Pick<OpenInvitation, 'by'>) | null> {
  const row = await db
    .selectFrom('team_invitations')
    .innerJoin('users as sender', 'sender.id', 'team_invitations.invited_by')
    .select(['team_invitations.email', 'team_invitations.profile', 'sender.firstname', 'sender.lastname'])
    .where('token_hash', '=', hashToken(token))
    .where('team_invitations.site_id', '=', scope.site.id)
    .where('expires_at', '>', sql<Date>`now()`)
    .where(isSenderInForce)
    .executeTakeFirst()
  return row ? { email: row.email, profile: row.profile, by: nameOf(row) } : null
}

/** Reads the invitation of a link without using it; null when the link opens nothing. */
export async function readInvitation({ db }: TeamDeps, opening: Opening): Promise<OpenInvitation | null> {
  const { scope, caller } = opening
  const found = await findInvitation(db, opening)
  if (!found) return null
  const account = await findUserByEmail(db, scope.site.id, found.email)
  // An account that has joined the team by another way keeps its profile.
  if (account && account.role !== 'MEMBER') return null
  const reader = caller.kind === 'member' ? await findUser(db, scope.site.id, caller.userId) : null
  return { ...found, hasAccount: account !== null, isForeign: reader !== null && reader.email !== found.email }
}

/** Checks the password of the account; for a new account, hashes the one that is chosen. */
async function readPassword(
  { passwords, loginAttempts }: TeamDeps,
  { scope }: Opening,
  { email, account, password }: { readonly email: string; readonly account: UserRow | null; readonly password: string },
): Promise<string | null> {
  const { site, locale } = scope
  if (password.length > MAX_TYPED_LENGTH) throw validationError(locale, [{ field: 'password', code: 'TOO_LONG', max: passwordLength.max }])
  if (account) {
    await loginAttempts.attempt({ to: { siteId: site.id, email }, locale }, async () => {
      if (!(await passwords.verify(account.password_hash, password)))
        throw validationError(locale, [{ field: 'password', code: 'PASSWORD_WRONG' }])
    })
    return account.password_hash
  }
  if ((await checkPassword(password, { email, site })) !== null)
    throw validationError(locale, [{ field: 'password', code: 'PASSWORD_WEAK' }])
  return passwords.hash(password)
}

async function consume(trx: Transaction<Tables>, { scope, token }: Opening): Promise<Sent & { readonly id: number }> {
  const spent = await trx
    .deleteFrom('team_invitations')
    .where('token_hash', '=', hashToken(token))
    .where('site_id', '=', scope.site.id)
    .where('expires_at', '>', sql<Date>`now()`)
    .where(isSenderInForce)
    .returning(['id', 'email', 'profile'])
    .executeTakeFirst()
  if (!spent) throw new ApiError('TOKEN_INVALID')
  return spent
}

async function insertPerson(
  trx: Transaction<Tables>,
  siteId: number,
  { email, profile, firstname, lastname, hash }: Sent & Omit<TypedAcceptance, 'password'> & { readonly hash: string | null },
): Promise<number> {
  await deletePending(trx, { siteId, email })
  const { id } = await trx
    .insertInto('users')
    .values({ site_id: siteId, email, firstname, lastname, password_hash: hash, ...profileColumns(profile) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Takes a person into the team. The link alone gives nothing of an account that is there: its password does, and its sessions end. A link is used once, by
 * one of several who send it together. Returns the address of the account.
 */
export async function acceptInvitation(needs: TeamDeps, opening: Opening, { password, ...name }: TypedAcceptance): Promise<string> {
  const { db, audit } = needs
  const siteId = opening.scope.site.id
  const found = await readInvitation(needs, opening)
  if (!found || found.isForeign) throw new ApiError('TOKEN_INVALID')
  const account = await findUserByEmail(db, siteId, found.email)
  const hash = await readPassword(needs, opening, { email: found.email, account, password })
  await inTransaction(db, async (trx) => {
    const held = await holdUserByEmail(trx, siteId, found.email)
    await lockEmail(trx, siteId, found.email)
    await advisoryLock(trx, `administrators ${siteId}`)
    // The account may have changed since it was checked: the same one with the same password, or still none.
    const isSame = held?.id === account?.id && (!held || (held.role === 'MEMBER' && held.password_hash === hash))
    if (!isSame) throw new ApiError('TOKEN_INVALID')
    const { id: invitation, ...sent } = await consume(trx, opening)
    if (held)
      await trx.updateTable('users').set(profileColumns(sent.profile)).where('site_id', '=', siteId).where('id', '=', held.id).execute()
    const userId = held?.id ?? (await insertPerson(trx, siteId, { ...sent, ...name, hash }))
    const act = { siteId, actorId: userId, action: 'team.accept', target: `user:${userId}` }
    await audit.record(trx, { ...act, diff: { invitation, profile: sent.profile } })
  })
  return found.email
}
