import type { Kysely } from 'kysely'
import type { OrderView } from '#schemas/api/shop/order-view.ts'
import { cents, toEuros } from '#domain/shop/pricing/cents.ts'
import type { Tables } from '#server/database/tables/tables.ts'

type SentBack = Pick<OrderView, 'sentBack'>

/** Returns the automatic refunds of orders with their reasons, by order number. */
export async function automaticRefunds(db: Kysely<Tables>, orderIds: readonly number[]): Promise<ReadonlyMap<number, SentBack>> {
  const known = db.selectFrom('refunds').select(['order_id', 'amount', 'why']).where('why', 'is not', null)
  const rows = await known
    .where('order_id', 'in', [0, ...orderIds])
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
