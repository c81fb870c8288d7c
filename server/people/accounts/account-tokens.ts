import { sql, type Kysely, type Transaction } from 'kysely'
import type { AccountTokenPurpose } from '#server/database/tables/registration-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { hashToken, isToken } from '#server/platform/tokens/opaque-token.ts'
import { lockUser, type UserRow } from '#server/people/users/repository.ts'

/** A link that is to be mailed: what for, its token, and until when. */
export interface NewAccountToken {
  readonly siteId: number
  /** Null for nobody. */
  readonly userId: number | null
  readonly purpose: AccountTokenPurpose
  readonly token: string
  readonly expiresAt: Date
  /** The address that the link confirms. */
  readonly email?: string
}

/** Whose link a token is. */
export interface AccountToken {
  readonly userId: number
  readonly email: string | null
}

interface GivenToken {
  readonly siteId: number
  readonly purpose: AccountTokenPurpose
  readonly token: string
}

/** Stores a token by its hash; an older one of the same purpose opens nothing any more. For nobody the same statement is run, which stores none. */
export async function insertAccountToken(
  trx: Kysely<Tables>,
  { siteId, userId, purpose, token, expiresAt, email }: NewAccountToken,
): Promise<void> {
  if (!isToken(token)) throw new TypeError('what is kept is a token of ours')
  await sql`
    insert into account_tokens (site_id, user_id, purpose, token_hash, email, expires_at, created_at)
    select site_id, id, ${purpose}, ${hashToken(token)}, ${email ?? null}::text, ${expiresAt}::timestamptz, now()
    from users where site_id = ${siteId} and id = ${userId}::integer
    on conflict (user_id, purpose) do update
    set token_hash = excluded.token_hash, email = excluded.email, expires_at = excluded.expires_at, created_at = excluded.created_at
  `.execute(trx)
}

/** Whose link a token is, without spending it; null when it is forged, spent, too old, replaced or another site's. */
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

/** Spends a token, its owner's account taken first: of those who try at once, one gets it, and has shown that the account is not unused. */
export async function consumeAccountToken(
  trx: Transaction<Tables>,
  given: GivenToken,
): Promise<{ readonly user: UserRow; readonly email: string | null } | null> {
  const found = await findAccountToken(trx, given)
  const user = found && (await lockUser(trx, found.userId))
  if (!user) return null
  const spent = await trx
    .deleteFrom('account_tokens')
    .where('token_hash', '=', hashToken(given.token))
    .where('user_id', '=', user.id)
    .returning('email')
    .executeTakeFirst()
  if (!spent) return null
  await trx
    .updateTable('users')
    .set({ last_seen_at: sql<Date>`now()`, warned_at: null })
    .where('id', '=', user.id)
    .execute()
  return { user, email: spent.email }
}

/** Makes every mailed link of an account worthless, and gives up the address that waits to be confirmed. */
export async function revokeAccountTokens(trx: Kysely<Tables>, userId: number): Promise<void> {
  await trx.deleteFrom('account_tokens').where('user_id', '=', userId).execute()
  await trx.updateTable('users').set({ pending_email: null }).where('id', '=', userId).execute()
}
