import { sql, type Transaction } from 'kysely'
import type { StockMovementsTable } from '#server/database/tables/catalogue-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { OrderOfSite } from './order-of-site.ts'
import { lockStocks, topUpReservations } from './stock-reservations.ts'

/** An order of a site, and when something happens to it. */
export interface OrderAt extends OrderOfSite {
  readonly now: Date
}

/** How some of what an order holds back ends: it leaves the house, is lost, or is on sale again. */
export type ReservationOutcome = 'DISPATCH' | 'LOSS' | 'RELEASE'

type Movement = Pick<StockMovementsTable, 'kind' | 'delta' | 'reason'> & { readonly sellableId: number; readonly onHand: number }

/** Notes why there is more or less in the house of a stock. */
export async function recordStockMovement(
  trx: Transaction<Tables>,
  { siteId, now, orderId }: Omit<OrderAt, 'orderId'> & { readonly orderId: number | null },
  { sellableId, onHand, ...movement }: Movement,
): Promise<void> {
  await trx
    .insertInto('stock_movements')
    .values({ site_id: siteId, order_id: orderId, at: now, sellable_id: sellableId, on_hand: onHand, ...movement })
    .execute()
}

async function endHold(
  trx: Transaction<Tables>,
  order: OrderAt,
  { id: sellableId, quantity, end }: { readonly id: number; readonly quantity: number; readonly end: ReservationOutcome },
): Promise<void> {
  const out = end === 'RELEASE' ? 0 : quantity
  const { on_hand: onHand } = await trx
    .updateTable('stocks')
    .set({
      reserved: sql<number>`reserved - ${quantity}`,
      on_hand: sql<number>`on_hand - ${out}`,
      ...(out > 0 && { version: sql<number>`version + 1` }),
    })
    .where('site_id', '=', order.siteId)
    .where('sellable_id', '=', sellableId)
    .returning('on_hand')
    .executeTakeFirstOrThrow()
  if (end !== 'RELEASE') await recordStockMovement(trx, order, { sellableId, onHand, kind: end, delta: -out, reason: null })
}

/** How what an order holds back ends. */
interface HoldsEnd {
  readonly end: ReservationOutcome
  /** The number of units of each stock. */
  readonly quantities: ReadonlyMap<number, number>
  /** The number of units of each stock that stay reserved, as far as they are: an order may hold less than it sold where stock limits no sale. */
  readonly keeps?: ReadonlyMap<number, number>
}

/** How many of what is held of a stock end so. */
function endingOf(held: number, id: number, { quantities, keeps }: HoldsEnd): number {
  const named = Math.min(held, quantities.get(id) ?? 0)
  return Math.min(named, Math.max(0, held - (keeps?.get(id) ?? 0)))
}

/**
 * Ends the reservations of an order in some stocks. Units that leave or are lost beyond its reservation are taken too, as far as they are in stock. A stock without
 * a count has no reservations.
 */
export async function settleReservations(trx: Transaction<Tables>, order: OrderAt, ending: HoldsEnd): Promise<void> {
  await lockStocks(trx, [order.siteId], ending.quantities.keys())
  // What leaves or is lost is in the house no longer, whether it was held back or not.
  if (ending.end !== 'RELEASE') await topUpReservations(trx, order, ending.quantities)
  const ofOrder = trx.selectFrom('order_holds').select(['sellable_id', 'quantity']).where('site_id', '=', order.siteId)
  const ended = ofOrder
    .where('order_id', '=', order.orderId)
    .where('sellable_id', 'in', [0, ...ending.quantities.keys()])
    .orderBy('sellable_id')
  for (const held of await ended.forNoKeyUpdate().execute()) {
    const { sellable_id: id } = held
    const quantity = endingOf(held.quantity, id, ending)
    if (quantity === 0) continue
    await endHold(trx, order, { id, quantity, end: ending.end })
    const own = { order_id: order.orderId, sellable_id: id }
    if (quantity === held.quantity)
      await trx
        .deleteFrom('order_holds')
        .where('site_id', '=', order.siteId)
        .where((where) => where.and(own))
        .execute()
    else
      await trx
        .updateTable('order_holds')
        .set({ quantity: held.quantity - quantity })
        .where('site_id', '=', order.siteId)
        .where((where) => where.and(own))
        .execute()
  }
}
