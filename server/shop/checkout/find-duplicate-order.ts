import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Identity } from './buyer-identity.ts'

/** The goods of an order as one text that does not depend on the order of its lines. */
const goodsOf = (siteId: number, orderId: RawBuilder<unknown>): RawBuilder<string> => sql`(
  select string_agg(sellable_id || ' × ' || quantity, ', ' order by sellable_id) from order_lines
  where site_id = ${siteId} and order_id = ${orderId}
)`

/** The newest order of the same buyer and of the same goods that was placed less than a minute before an order; null when there is none. */
export async function findDuplicateOrder(
  trx: Transaction<Tables>,
  order: { readonly id: number; readonly siteId: number },
  { userId, email }: Pick<Identity, 'userId' | 'email'>,
): Promise<string | null> {
  const others = trx
    .selectFrom('orders as o')
    .select('o.reference')
    .where('o.site_id', '=', order.siteId)
    .where('o.id', '<>', order.id)
    .where('o.created_at', '>', sql<Date>`now() - interval '1 minute'`)
    .where(sql<boolean>`${goodsOf(order.siteId, sql.ref('o.id'))} = ${goodsOf(order.siteId, sql`${order.id}::integer`)}`)
  const ofBuyer =
    userId === null ? others.where('o.email', '=', email).where('o.user_id', 'is', null) : others.where('o.user_id', '=', userId)
  // No index is in this order: that of the buyer's orders is read, which are few.
  const twin = await ofBuyer.orderBy('o.created_at', 'desc').orderBy('o.id', 'desc').limit(1).executeTakeFirst()
  return twin?.reference ?? null
}
