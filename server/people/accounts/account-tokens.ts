import { sql, type Kysely, type Transaction } from 'kysely'
import type { AccountTokenPurpose } from '#server/database/tables/registration-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { hashToken, isToken } from '#server/platform/tokens/opaque-token.ts'
import { lockUser, type UserRow } from '#server/people/users/repository.ts'

/** A link to be mailed: its purpose, token and expiry. */
export interface NewAccountToken {
  readonly siteId: number
  /** Null without an account. */
  readonly userId: number | null
  readonly purpose: AccountTokenPurpose
  readonly token: string
  readonly expiresAt: Date
  /** The address that the link confirms. */
  readonly email?: string
}

/** The owner of a token. */
export interface AccountToken {
  readonly userId: number
  readonly email: string | null
}

interface GivenToken {
  readonly siteId: number
  readonly purpose: AccountTokenPurpose
  readonly token: string
}

/**
 * Stores the hash of a token and revokes older ones of the same purpose. Without an account the same statement runs and inserts no row
 * (constant time).
 */
export async function insertAccountToken(
  trx: Kysely<Tables>,
  { siteId, userId, purpose, token, expiresAt, email }: NewAccountToken,
): Promise<void> {
  if (!isToken(token)) throw new TypeError('what is kept is a token of ours')
  await sql`
    insert into account_tokens as t (site_id, user_id, purpose, token_hash, email, expires_at, created_at)
    select site_id, id, ${purpose}, ${hashToken(token)}, ${email ?? null}::text, ${expiresAt}::timestamptz, now()
    from users where site_id = ${siteId} and id = ${userId}::integer
    on conflict (user_id, purpose) do update
    set token_hash = excluded.token_hash, email = excluded.email, expires_at = excluded.expires_at, created_at = excluded.created_at
    where t.site_id = excluded.site_id
  `.execute(trx)
}

/** Returns the owner of a token without consuming it, or null when it is forged, used, expired, replaced or of another site. */
export async function findAccountToken(db: Kysely<Tables>, { siteId, purpose, token }: GivenToken): Promise<AccountToken | null> {
  const row = await db
    .selectFrom('account_tokens')
    .select(['user_id', 'email'])
    .where('token_hash', '=', hashToken(token))
    .where('site_id', '=', siteId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row ? { userId: row.user_id, email: row.email } : null
}

/** Consumes a token after locking its account. One of several concurrent calls succeeds, and the account counts as used. */
export async function consumeAccountToken(
  trx: Transaction<Tables>,
  given: GivenToken,
): Promise<{ readonly user: UserRow; readonly email: string | null } | null> {
  const found = await findAccountToken(trx, given)
  const user = found && (await lockUser(trx, given.siteId, found.userId))
  if (!user) return null
  const spent = await trx
    .deleteFrom('account_tokens')
    .where('site_id', '=', user.site_id)
    .where('token_hash', '=', hashToken(given.token))
    .where('user_id', '=', user.id)
    .returning('email')
    .executeTakeFirst()
  if (!spent) return null
  await trx
    .updateTable('users')
    .set({ last_seen_at: sql<Date>`now()`, warned_at: null })
    .where('site_id', '=', user.site_id)
    .where('id', '=', user.id)
    .execute()
  return { user, email: spent.email }
}

/** Revokes every mailed link of an account and clears its pending address. */
export async function revokeAccountTokens(trx: Kysely<Tables>, siteId: number, userId: number): Promise<void> {
  await trx.deleteFrom('account_tokens').where('site_id', '=', siteId).where('user_id', '=', userId).execute()
  await trx.updateTable('users').set({ pending_email: null }).where('site_id', '=', siteId).where('id', '=', userId).execute()
}
