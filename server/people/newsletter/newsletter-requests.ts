import { sql, type Kysely } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import { hashToken } from '#server/platform/tokens/opaque-token.ts'

/** How long a subscription waits for its second yes: seven days. */
export const requestSeconds = 7 * 86_400

/** Letters that were asked for at an address. */
export interface NewsletterRequest {
  readonly siteId: number
  readonly email: string
  readonly lists: readonly number[]
}

/** Keeps a request until its owner confirms it by the token. */
export async function insertRequest(
  trx: Kysely<Tables>,
  { siteId, email, lists }: NewsletterRequest,
  { token, expiresAt }: { readonly token: string; readonly expiresAt: Date },
): Promise<void> {
  const values = { site_id: siteId, email, lists: [...lists], token_hash: hashToken(token), expires_at: expiresAt }
  await trx.insertInto('newsletter_requests').values(values).execute()
}

/** Keeps what a robot sent, for who wants to look; it confirms nothing. */
export async function insertSpamRequest(trx: Kysely<Tables>, { siteId, email, lists }: NewsletterRequest): Promise<void> {
  const expiresAt = sql<Date>`now() + make_interval(secs => ${requestSeconds})`
  const values = { site_id: siteId, email, lists: [...lists], token_hash: null, is_spam: true, expires_at: expiresAt }
  await trx.insertInto('newsletter_requests').values(values).execute()
}

/** Ends the unconfirmed requests of an address: their links become invalid. Like a confirmation, it locks requests before the address. */
export async function cancelRequests(trx: Kysely<Tables>, { siteId, email }: Pick<NewsletterRequest, 'siteId' | 'email'>): Promise<void> {
  await trx.deleteFrom('newsletter_requests').where('site_id', '=', siteId).where('email', '=', email).execute()
}

/** Returns true when a token still confirms a request; to ask does not spend it. */
export async function isRequestOpen(
  db: Kysely<Tables>,
  { siteId, token }: { readonly siteId: number; readonly token: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('newsletter_requests')
    .select('site_id')
    .where('token_hash', '=', hashToken(token))
    .where('site_id', '=', siteId)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row !== undefined
}

/** Spends a token: of those who try at once, one gets what was asked for; null when it is forged, spent, too old or another site's. */
export async function consumeRequest(
  trx: Kysely<Tables>,
  { siteId, token }: { readonly siteId: number; readonly token: string },
): Promise<(NewsletterRequest & { readonly askedAt: Date }) | null> {
  const row = await trx
    .deleteFrom('newsletter_requests')
    .where('token_hash', '=', hashToken(token))
    .where('site_id', '=', siteId)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['email', 'lists', 'asked_at'])
    .executeTakeFirst()
  return row ? { siteId, email: row.email, lists: row.lists, askedAt: row.asked_at } : null
}
