import { sql, type Kysely, type Transaction } from 'kysely'
import { wordsFor } from '#schemas/words.ts'
import { secondsFromNow } from '#server/database/moments.ts'
import type { Tables } from '#server/database/tables.ts'
import { mailLink } from '#server/features/mail/mail-link.ts'
import { hashToken, isToken, newToken } from '#server/features/opaque-token.ts'
import type { Scope } from '#server/features/sites/site.ts'

/** A link of a mail opens its order for so long. */
export const linkDays = 30

const paths = { fr: '/suivi-commande', en: '/order-tracking' } as const

/** The page on which anybody may ask for a link to their order. */
export function trackingPage(scope: Scope): string {
  return mailLink(scope, wordsFor(scope.locale, paths))
}

/** A link that opens an order, for a mail to its buyer alone. */
export function linkOf(scope: Scope, reference: string, token: string): string {
  return `${trackingPage(scope)}/${encodeURIComponent(reference)}/${token}`
}

/** Makes a link that opens an order, beside those that there are. */
export async function makeLink(
  trx: Transaction<Tables>,
  scope: Scope,
  { orderId, reference }: { readonly orderId: number; readonly reference: string },
): Promise<string> {
  const token = newToken()
  const expiresAt = await secondsFromNow(trx, linkDays * 86_400)
  await trx
    .insertInto('order_links')
    .values({ token_hash: hashToken(token), site_id: scope.site.id, order_id: orderId, expires_at: expiresAt })
    .execute()
  return linkOf(scope, reference, token)
}

/** Whether a token opens an order: the one that was given when it was made, or that of a mail's link. */
export async function opensOrder(
  db: Kysely<Tables>,
  order: { readonly id: number; readonly token_hash: Buffer } | undefined,
  token: string | null | undefined,
): Promise<boolean> {
  if (!order || token == null || !isToken(token)) return false
  const hash = hashToken(token)
  if (order.token_hash.equals(hash)) return true
  const link = db.selectFrom('order_links').select('order_id').where('token_hash', '=', hash).where('order_id', '=', order.id)
  return (await link.where('expires_at', '>', sql<Date>`now()`).executeTakeFirst()) !== undefined
}
