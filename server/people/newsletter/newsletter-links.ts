import type { Kysely } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import { addressKey } from '#server/platform/rate-limits/rate-limit-key.ts'
import { hashToken } from '#server/platform/tokens/opaque-token.ts'

/** Stores the hash of the token of a mailed link. The link remains valid through all later changes of the subscription. */
export async function insertLink(
  trx: Kysely<Tables>,
  { siteId, email, token }: { readonly siteId: number; readonly email: string; readonly token: string },
): Promise<void> {
  const values = { token_hash: hashToken(token), site_id: siteId, address: addressKey({ siteId, email }) }
  await trx.insertInto('newsletter_links').values(values).execute()
}

/** Returns the digest of the address to which a link was mailed; null when the site has no link with this token. */
export async function findLink(
  db: Kysely<Tables>,
  { siteId, token }: { readonly siteId: number; readonly token: string },
): Promise<string | null> {
  const row = await db
    .selectFrom('newsletter_links')
    .select('address')
    .where('token_hash', '=', hashToken(token))
    .where('site_id', '=', siteId)
    .executeTakeFirst()
  return row?.address ?? null
}
