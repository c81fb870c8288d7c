import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import type { SecretBox } from '#server/adapters/secret-box.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { randomCode } from '#server/platform/tokens/random-code.ts'
import type { UserRow } from '#server/people/users/repository.ts'

const secretBytes = 20
const recoveryCodes = 10
const stepMs = 30_000

function totpOf(secret: string, account?: { issuer: string; label: string }): TOTP {
  return new TOTP({ ...account, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 })
}

/** Generates a secret for an authenticator app in Base32. */
export function generateTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32
}

/** Returns the URI that an authenticator app reads from a QR code. */
export function otpauthAddress(secret: string, account: { issuer: string; label: string }): string {
  return totpOf(secret, account).toString()
}

/** Returns the time step of a code, one before and one after included, or null when it is invalid. */
export function totpStep(secret: string, code: string, now: number): number | null {
  const token = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const delta = totpOf(secret).validate({ token, timestamp: now, window: 1 })
  return delta === null ? null : Math.floor(now / stepMs) + delta
}

/** Generates recovery codes of about 80 bits, each for one use. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodes }, () => randomCode(16))
}

/** Returns the stored hash of a recovery code. */
export function hashRecoveryCode(code: string): string {
  return createHash('sha256').update(code.toLowerCase().replace(/[\s-]/g, '')).digest('base64url')
}

async function takeRecoveryCode(db: Kysely<Tables>, user: Pick<UserRow, 'id' | 'site_id'>, code: string): Promise<boolean> {
  const hash = hashRecoveryCode(code)
  const taken = await db
    .updateTable('users')
    .set({ totp_recovery: sql<string[]>`array_remove(totp_recovery, ${hash})` })
    .where('site_id', '=', user.site_id)
    .where('id', '=', user.id)
    .where(sql<boolean>`${hash} = any(totp_recovery)`)
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n
}

/** Returns the encryption context of a secret. A value encrypted for one account does not decrypt for another. */
export function totpContext(userId: number): string {
  return `sign-in codes of user ${userId}`
}

/** The columns of an account without two-factor login. */
export const disabledTotpColumns = { totp_secret: null, totp_pending: null, totp_recovery: [], totp_enabled_at: null, totp_last_step: null }

const pendingMs = 600_000
const pendingOf = (userId: number): string => `sign-in codes being set up by user ${userId}`

/** Returns the expiry of a secret that is pending from now. */
export const pendingUntil = (now: number): Date => new Date(now + pendingMs)

/** Encrypts a secret that waits up to ten minutes for its first code. */
export function encryptPendingSecret(secrets: SecretBox, userId: number, secret: string, now: number): Promise<string> {
  return secrets.seal(`${now + pendingMs} ${secret}`, pendingOf(userId))
}

/** Returns the pending secret, or null when there is none or it has expired. */
export async function decryptPendingSecret(
  secrets: SecretBox,
  { id, totp_pending: pending }: Pick<UserRow, 'id' | 'totp_pending'>,
  now: number,
): Promise<string | null> {
  const [until, secret] = (pending === null ? null : await secrets.open(pending, pendingOf(id)))?.split(' ') ?? []
  return secret !== undefined && now < Number(until) ? secret : null
}

interface Needs {
  readonly db: Kysely<Tables>
  readonly secrets: SecretBox
}

/** Consumes a code or a recovery code of an account. Each is accepted once, also under concurrent calls. */
export async function consumeCode(
  { db, secrets }: Needs,
  user: Pick<UserRow, 'id' | 'site_id' | 'totp_secret'>,
  code: string,
  now: number,
): Promise<boolean> {
  const { id, totp_secret: sealed } = user
  if (sealed === null) return false
  const secret = await secrets.open(sealed, totpContext(id))
  const step = secret === null ? null : totpStep(secret, code, now)
  if (step === null) return takeRecoveryCode(db, user, code)
  const taken = await db
    .updateTable('users')
    .set({ totp_last_step: step })
    .where('site_id', '=', user.site_id)
    .where('id', '=', id)
    .where('totp_secret', '=', sealed)
    .where((where) => where.or([where('totp_last_step', 'is', null), where('totp_last_step', '<', step)]))
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n
}
