import type { Transaction } from 'kysely'
import type { LineQuantity } from '#domain/shop/shipping/shipments.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { settleReservations, recordStockMovement, type OrderAt } from '#server/shop/reservations/settle-reservations.ts'
import { stocksOfLines, unshippedStock, type OrderGoods } from '#server/shop/orders/load-lines.ts'
import { lockStocks } from '#server/shop/reservations/stock-reservations.ts'

/** Units of lines that are given back: first of those that have not left, which then never will, the others have come back. */
interface Split {
  readonly unsent: readonly LineQuantity[]
  readonly returned: readonly LineQuantity[]
}

function split({ lines }: OrderGoods, units: readonly LineQuantity[]): Split {
  const parts = units.map(({ line, quantity }) => {
    const row = lines.find(({ position }) => position === line)
    const unsent = Math.min(quantity, row ? row.quantity - row.sent - row.cancelled : 0)
    return { line, unsent, returned: quantity - unsent }
  })
  const named = (part: 'unsent' | 'returned') =>
    parts.map((each) => ({ line: each.line, quantity: each[part] })).filter((each) => each.quantity > 0)
  return { unsent: named('unsent'), returned: named('returned') }
}

/** How many of each stock an order has taken out of the house, less those that it has brought back. */
async function outOfHouse(trx: Transaction<Tables>, { siteId, orderId }: OrderAt): Promise<ReadonlyMap<number, number>> {
  const rows = await trx
    .selectFrom('stock_movements')
    .select(['sellable_id', (select) => select.fn.sum<string>('delta').as('delta')])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('kind', 'in', ['DISPATCH', 'RETURN'])
    .groupBy('sellable_id')
    .execute()
  return new Map(rows.map(({ sellable_id: id, delta }) => [id, -Number(delta)]))
}

/** Puts returned units back into stock. Units without a count when they left have none when they come back. */
async function bringBack(trx: Transaction<Tables>, order: OrderAt, units: ReadonlyMap<number, number>): Promise<void> {
  const out = await outOfHouse(trx, order)
  for (const [sellableId, wanted] of [...units].sort(([one], [other]) => one - other)) {
    const delta = Math.min(wanted, out.get(sellableId) ?? 0)
    if (delta === 0) continue
    const { on_hand: onHand } = await trx
      .updateTable('stocks')
      .set((set) => ({ on_hand: set('on_hand', '+', delta), version: set('version', '+', 1) }))
      .where('site_id', '=', order.siteId)
      .where('sellable_id', '=', sellableId)
      .returning('on_hand')
      .executeTakeFirstOrThrow()
    await recordStockMovement(trx, order, { sellableId, onHand, kind: 'RETURN', delta, reason: null })
  }
}

/** Returns true when the reservation of an order was released already, as when it was cancelled: its units are on sale again, or another buyer's. */
async function hasGivenBack(trx: Transaction<Tables>, { siteId, orderId }: OrderAt): Promise<boolean> {
  const ofSite = trx.selectFrom('orders').select('given_back_at').where('site_id', '=', siteId)
  return (await ofSite.where('id', '=', orderId).executeTakeFirstOrThrow()).given_back_at !== null
}

/**
 * Takes back units of lines of an order. Those that have not left are held back no longer and never leave; those that have are with the buyer no longer.
 * They are on sale again only when the administrator says so: otherwise reserved units are written off, and sent ones stay away. Units on sale before stay so.
 */
export async function returnLines(
  trx: Transaction<Tables>,
  order: OrderAt,
  { goods, units, restock }: { readonly goods: OrderGoods; readonly units: readonly LineQuantity[]; readonly restock: boolean },
): Promise<void> {
  const { unsent, returned } = split(goods, units)
  await lockStocks(trx, [order.siteId], stocksOfLines(goods, units).keys())
  const quantities = stocksOfLines(goods, unsent)
  if (!(await hasGivenBack(trx, order)))
    await settleReservations(
      trx,
      order,
      restock ? { end: 'RELEASE', quantities, keeps: unshippedStock(goods, unsent) } : { end: 'LOSS', quantities },
    )
  if (restock) await bringBack(trx, order, stocksOfLines(goods, returned))
  for (const { line, quantity } of unsent) {
    await trx
      .updateTable('order_lines')
      .set((set) => ({ cancelled: set('cancelled', '+', quantity) }))
      .where('site_id', '=', order.siteId)
      .where('order_id', '=', order.orderId)
      .where('position', '=', line)
      .execute()
  }
}
