import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { ConfirmedRegistration } from '#schemas/api/people/account-calls.ts'
import type { CallBody } from '#schemas/api/calls.ts'
import { emailKey } from '#schemas/text/email-address.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import { isRobot } from '#domain/is-bot.ts'
import { safeTarget } from '#domain/urls/safe-redirect.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import { secondsFromNow } from '#server/database/sql-time.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { enqueueMail } from '#server/mail/outbox/outbox.ts'
import { newToken } from '#server/platform/tokens/opaque-token.ts'
import { textVersion } from '#server/sites/parameters/text-hash.ts'
import { checkPassword } from '#server/people/passwords/check-password.ts'
import { readPhone } from '#domain/text/phone-number.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { validationError, type InvalidField } from '#server/platform/errors/validation-error.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { findUserByEmail, lockEmail, holdUserByEmail, type UserRow } from '#server/people/users/repository.ts'
import { accountLinks } from '#server/people/accounts/account-links.ts'
import type { AccountDeps } from '#server/people/accounts/account-deps.ts'
import { openSession, type SignInClient } from '#server/people/accounts/sign-in/login.ts'
import { ageRules, birthdateFaults, refuseMinors } from './check-birthdate.ts'
import {
  deletePending,
  findPending,
  insertPending,
  insertSpam,
  pendingSeconds,
  consumePending,
  type PendingInput,
  type PendingRegistration,
} from './pending-registrations.ts'

/** Runs in the transaction that opens an account whose owner asked for the newsletter; prepared before it, since a transaction waits for no other connection. */
export type PrepareNewsletterOptIn = (
  scope: Scope,
) => Promise<(trx: Transaction<Tables>, wish: { readonly email: string; readonly askedAt: Date }) => Promise<void>>

type RegisterBody = CallBody<'user.register'>
type ConfirmBody = CallBody<'user.confirmRegistration'>

/** Finds the faults of the fields of a registration that have the right shape. */
export async function registrationFaults(needs: AccountDeps, scope: Scope, body: Partial<RegisterBody>): Promise<InvalidField[]> {
  const { birthdate, phone, password, email = '' } = body
  const faults: InvalidField[] = birthdateFaults(birthdate, await ageRules(needs, scope), needs.clock())
  if (typeof phone === 'string' && readPhone(phone) === null) faults.push({ field: 'phone', code: 'PHONE' })
  if (password === undefined) return faults
  const weakness = await checkPassword(password, { email, site: scope.site })
  if (weakness !== null) faults.push({ field: 'password', code: 'PASSWORD_WEAK' })
  return faults
}

interface Asked {
  readonly input: PendingInput
  readonly passwordHash: string
  /** Until when a request made now waits. */
  readonly expiresAt: Date
}

/** Runs as many statements as for an unknown address, so that the time reveals nothing either. */
async function tellKnown(trx: Transaction<Tables>, scope: Scope, { email, firstname }: UserRow): Promise<void> {
  await deletePending(trx, { siteId: scope.site.id, email })
  await enqueueMail(trx, {
    siteId: scope.site.id,
    kind: 'REGISTRATION_KNOWN',
    key: randomUUID(),
    to: email,
    locale: scope.locale,
    data: { firstname, loginLink: accountLinks.login(scope), resetLink: accountLinks.askReset(scope) },
  })
}

async function askToConfirm(trx: Transaction<Tables>, scope: Scope, { input, passwordHash, expiresAt }: Asked): Promise<void> {
  const token = newToken()
  await insertPending(trx, input, { token, passwordHash, expiresAt })
  await enqueueMail(trx, {
    siteId: scope.site.id,
    kind: 'REGISTRATION_CONFIRM',
    key: randomUUID(),
    to: input.email,
    locale: scope.locale,
    data: { firstname: input.firstname, link: accountLinks.confirmRegistration(scope, token), expiresAt: toInstant(expiresAt) },
  })
}

/** Takes a request for an account: one hash and one mail, whether the address has an account or not. */
export async function register(needs: AccountDeps, scope: Scope, body: RegisterBody): Promise<{ email: string; next: 'CONFIRM' }> {
  const faults = await registrationFaults(needs, scope, body)
  if (faults.length > 0) throw validationError(scope.locale, faults)
  refuseMinors(body.birthdate, await ageRules(needs, scope), needs.clock())
  const input: PendingInput = {
    site_id: scope.site.id,
    email: emailKey(body.email),
    firstname: body.firstname ?? null,
    lastname: body.lastname ?? null,
    phone: readPhone(body.phone ?? ''),
    birthdate: body.birthdate ?? null,
    newsletter: body.newsletter ?? false,
    terms_version: await textVersion(needs.parameters, scope, 'USE_TERMS'),
    target: safeTarget(body.target),
  }
  const answer = { email: body.email, next: 'CONFIRM' } as const
  if (isRobot(body)) {
    await insertSpam(needs.db, input)
    return answer
  }
  const passwordHash = await needs.passwords.hash(body.password)
  await inTransaction(needs.db, async (trx) => {
    const expiresAt = await secondsFromNow(trx, pendingSeconds)
    await holdUserByEmail(trx, scope.site.id, input.email)
    // After the account, as where an account changes its address: two of them would wait for each other's.
    await lockEmail(trx, scope.site.id, input.email)
    const known = await findUserByEmail(trx, scope.site.id, input.email)
    if (known) await tellKnown(trx, scope, known)
    else await askToConfirm(trx, scope, { input, passwordHash, expiresAt })
  })
  return answer
}

async function insertMember(trx: Transaction<Tables>, pending: PendingRegistration): Promise<number | null> {
  const row = await trx
    .insertInto('users')
    .values({
      site_id: pending.site_id,
      email: pending.email,
      password_hash: pending.password_hash,
      firstname: pending.firstname,
      lastname: pending.lastname,
      phone: pending.phone,
      birthdate: pending.birthdate,
      terms_version: pending.terms_version,
      terms_accepted_at: pending.created_at,
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'email']).where('erased_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

interface ConfirmNeeds extends AccountDeps {
  readonly prepareNewsletterWish: PrepareNewsletterOptIn
}

/** Opens the account that was asked for, and signs its owner in; tells where they wanted to go. */
export async function confirmRegistration(
  needs: ConfirmNeeds,
  scope: Scope,
  { token, password }: ConfirmBody,
  client: SignInClient,
): Promise<ConfirmedRegistration> {
  const siteId = scope.site.id
  const pending = await findPending(needs.db, siteId, token)
  if (!pending) throw new ApiError('TOKEN_INVALID')
  await needs.loginAttempts.attempt({ to: { siteId, email: pending.email }, locale: scope.locale }, async () => {
    if (!(await needs.passwords.verify(pending.password_hash, password))) throw new ApiError('BAD_CREDENTIALS')
  })
  const onWish = pending.newsletter ? await needs.prepareNewsletterWish(scope) : null
  const opened = await inTransaction(needs.db, async (trx) => {
    if (await holdUserByEmail(trx, siteId, pending.email)) throw new ApiError('TOKEN_INVALID')
    // Before any request for it is taken: two links to one address would wait for each other's.
    await lockEmail(trx, siteId, pending.email)
    if (!(await consumePending(trx, pending))) throw new ApiError('TOKEN_INVALID')
    const userId = await insertMember(trx, pending)
    if (userId === null) throw new ApiError('TOKEN_INVALID')
    await onWish?.(trx, { email: pending.email, askedAt: pending.created_at })
    return openSession(needs, { scope, userId, client }, trx)
  })
  client.cookies?.set(opened.token)
  return { ...opened, target: safeTarget(pending.target) }
}
