import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import { secondsFromNow } from '#server/database/sql-time.ts'
import type { OrdersTable } from '#server/database/tables/order-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { orderLink, trackingPage } from '#server/mail/kit/order-urls.ts'
import { hashToken, isToken, newToken } from '#server/platform/tokens/opaque-token.ts'
import type { Scope } from '#server/platform/scope/site.ts'

/** An order of a site. */
export interface OrderAt {
  readonly siteId: number
  readonly orderId: number
}

/** The number of days for which a link of a mail opens its order. */
export const linkDays = 30

/** Makes the address that opens an order, for a mail to its buyer alone. */
export function linkOf(scope: Scope, reference: string, token: string): string {
  return orderLink(trackingPage(scope), reference, token)
}

/** Stores a token that opens an order for as long as a link of a mail does. */
export async function addToken(trx: Transaction<Tables>, { siteId, orderId }: OrderAt, token: string): Promise<void> {
  const expiresAt = await secondsFromNow(trx, linkDays * 86_400)
  const link = { token_hash: hashToken(token), site_id: siteId, order_id: orderId, expires_at: expiresAt }
  await trx.insertInto('order_links').values(link).execute()
}

/** Makes another link that opens an order. */
export async function makeLink(
  trx: Transaction<Tables>,
  scope: Scope,
  { orderId, reference }: { readonly orderId: number; readonly reference: string },
): Promise<string> {
  const token = newToken()
  await addToken(trx, { siteId: scope.site.id, orderId }, token)
  return linkOf(scope, reference, token)
}

/** From where a token comes that opens an order: from the response that placed it, or from a link that was mailed to its buyer. */
export type OrderTokenOrigin = 'RESPONSE' | 'MAIL'

/** Finds from where a token comes that opens an order; null when it does not open it. */
export async function findTokenOrigin(
  db: Kysely<Tables>,
  order: Pick<Selectable<OrdersTable>, 'id' | 'site_id' | 'token_hash'> | undefined,
  token: string | null | undefined,
): Promise<OrderTokenOrigin | null> {
  if (!order || token == null || !isToken(token)) return null
  const hash = hashToken(token)
  if (order.token_hash.equals(hash)) return 'RESPONSE'
  const link = db.selectFrom('order_links').select('order_id').where('site_id', '=', order.site_id).where('token_hash', '=', hash)
  return (await link
    .where('order_id', '=', order.id)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()) === undefined
    ? null
    : 'MAIL'
}
