import type { Kysely } from 'kysely'
import type { OrderView } from '#schemas/api/shop/order-view.ts'
import { cents, toEuros } from '#domain/shop/pricing/cents.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { idsOf, sitesOf, type OrderOfSite } from '#server/shop/reservations/order-of-site.ts'

type SentBack = Pick<OrderView, 'sentBack'>

/** Returns the automatic refunds of orders with their reasons, by order number. */
export async function automaticRefunds(db: Kysely<Tables>, orders: readonly OrderOfSite[]): Promise<ReadonlyMap<number, SentBack>> {
  const rows = await db
    .selectFrom('refunds')
    .select(['order_id', 'amount', 'why'])
    .where('why', 'is not', null)
    .where('site_id', 'in', [0, ...sitesOf(orders)])
    .where('order_id', 'in', [0, ...idsOf(orders)])
    .orderBy('id')
    .execute()
  const byOrder = Map.groupBy(rows, (row) => row.order_id)
  return new Map(
    [...byOrder].map(([id, all]) => {
      const sentBack = all.flatMap(({ amount, why }) => (why ? [{ amount: toEuros(cents(amount)), why }] : []))
      return [id, { sentBack }]
    }),
  )
}
