import type { Kysely, Selectable } from 'kysely'
import type { AdminOrder } from '#schemas/api/admin-order-calls.ts'
import { toInstant } from '#domain/instant.ts'
import type { OrdersTable } from '#server/database/order-tables.ts'
import type { Tables } from '#server/database/tables.ts'
import { readGoodsOf } from './read-goods.ts'
import { viewOf } from './read-order.ts'

/** Orders as an administrator sees them: as their buyers do, with who bought, what has left of each line and what has happened. */
export async function adminViews(db: Kysely<Tables>, rows: readonly Selectable<OrdersTable>[]): Promise<AdminOrder[]> {
  const ids = rows.map(({ id }) => id)
  const goods = await readGoodsOf(db, ids)
  const happened = await db
    .selectFrom('order_events')
    .selectAll()
    .where('order_id', 'in', [0, ...ids])
    .orderBy('id')
    .execute()
  const historyOf = Map.groupBy(happened, (row) => row.order_id)
  return rows.flatMap((row) => {
    const own = goods.get(row.id)
    if (!own) return []
    const { email, firstname, lastname, phone, user_id: userId } = row
    return [
      {
        ...viewOf(row, own, null),
        ...{ version: row.version, method: row.payment_method, company: row.company, gift: row.gift },
        buyer: { email, firstname, lastname, phone, userId },
        lines: own.lines.map(({ position, sellable_id: id, quantity, sent, cancelled }) => ({ position, id, quantity, sent, cancelled })),
        history: (historyOf.get(row.id) ?? []).map(({ event, at }) => ({ event, at: toInstant(at) })),
      },
    ]
  })
}
