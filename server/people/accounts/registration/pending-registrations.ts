import { sql, type Kysely, type Selectable } from 'kysely'
import type { PendingRegistrationsTable } from '#server/database/tables/registration-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { hashToken } from '#server/platform/tokens/opaque-token.ts'

/** The lifetime of a pending registration in seconds. */
export const pendingSeconds = 86_400

/** A pending registration. */
export type PendingRegistration = Selectable<PendingRegistrationsTable>

/** The stored input of a registration. */
export type PendingInput = Pick<
  PendingRegistration,
  'site_id' | 'email' | 'firstname' | 'lastname' | 'phone' | 'birthdate' | 'newsletter' | 'terms_version' | 'target'
>

const inTime = sql<boolean>`expires_at > now()`

/** Inserts a registration that waits for its confirmation. */
export async function insertPending(
  trx: Kysely<Tables>,
  input: PendingInput,
  { token, passwordHash, expiresAt }: { token: string; passwordHash: string; expiresAt: Date },
): Promise<void> {
  await trx
    .insertInto('pending_registrations')
    .values({
      ...input,
      token_hash: hashToken(token),
      password_hash: passwordHash,
      expires_at: expiresAt,
    })
    .execute()
}

/** Inserts the registration of a robot for inspection. No token confirms it. */
export async function insertSpam(db: Kysely<Tables>, input: PendingInput): Promise<void> {
  await db
    .insertInto('pending_registrations')
    .values({ ...input, is_spam: true, expires_at: sql<Date>`now() + make_interval(secs => ${pendingSeconds})` })
    .execute()
}

/** Returns the registration of a token, or null when it is forged, used, expired or of another site. */
export async function findPending(db: Kysely<Tables>, siteId: number, token: string): Promise<PendingRegistration | null> {
  const row = await db
    .selectFrom('pending_registrations')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('site_id', '=', siteId)
    .where(inTime)
    .executeTakeFirst()
  return row ?? null
}

/** Deletes all pending registrations of an address that has an account. */
export async function deletePending(trx: Kysely<Tables>, { siteId, email }: { siteId: number; email: string }): Promise<void> {
  await trx.deleteFrom('pending_registrations').where('site_id', '=', siteId).where('email', '=', email).execute()
}

/** Deletes a registration and all others of its address. Returns false when a concurrent call was faster. */
export async function consumePending(trx: Kysely<Tables>, { id, site_id, email }: PendingRegistration): Promise<boolean> {
  const taken = await trx
    .deleteFrom('pending_registrations')
    .where('site_id', '=', site_id)
    .where('id', '=', id)
    .where(inTime)
    .executeTakeFirst()
  await deletePending(trx, { siteId: site_id, email })
  return taken.numDeletedRows === 1n
}
