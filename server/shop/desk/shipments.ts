import type { Transaction } from 'kysely'
import { canShip, leftToShip, mergeUnits, type LineQuantity } from '#domain/shop/shipping/shipments.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { applyOrderEvent } from '#server/shop/order-events/apply-event.ts'
import { settleReservations, type OrderAt } from '#server/shop/reservations/settle-reservations.ts'
import { lockOrderState, stateAfter, bumpOrderVersion } from '#server/shop/orders/order-state.ts'
import { orderedOf, readGoods, shippedOf, stocksOfLines, serialiseUnits, type OrderGoods } from '#server/shop/orders/load-lines.ts'
import { requireReviewed } from '#server/shop/orders/unreviewed-withdrawals.ts'
import { withdrawnOf } from '#server/shop/orders/withdrawal-guards.ts'
import { mailShipment } from './shipment-mail.ts'

/** The goods and the carrier of one shipment. */
export interface ShipmentToSend {
  /** Units of lines, by the position of the line; everything that is left when none are named. */
  readonly lines?: readonly { readonly position: number; readonly quantity: number }[] | undefined
  /** The name of the carrier; that of the buyer's choice by default. */
  readonly carrier?: string | undefined
  readonly trackingNumbers: readonly string[]
  readonly parcels: number
}

async function readCarrier(trx: Transaction<Tables>, { siteId, orderId }: OrderAt, named: string | undefined) {
  const ofSite = trx.selectFrom('orders').select('carrier').where('site_id', '=', siteId)
  const { carrier } = await ofSite.where('id', '=', orderId).executeTakeFirstOrThrow()
  if (named === undefined || named === carrier?.name) return { carrier: carrier?.name ?? '', tracking_url: carrier?.trackingUrl ?? null }
  const other = trx.selectFrom('carriers').select('tracking_url').where('site_id', '=', siteId).where('name', '=', named)
  return { carrier: named, tracking_url: (await other.executeTakeFirst())?.tracking_url ?? null }
}

async function writeShipment(
  trx: Transaction<Tables>,
  order: OrderAt,
  { goods, leaving, shipment }: { readonly goods: OrderGoods; readonly leaving: LineQuantity[]; readonly shipment: ShipmentToSend },
): Promise<number> {
  const number = goods.shipments.length + 1
  await trx
    .insertInto('order_shipments')
    .values({
      ...{ site_id: order.siteId, order_id: order.orderId, number, lines: jsonb(leaving), shipped_at: order.now },
      ...(await readCarrier(trx, order, shipment.carrier)),
      ...{ tracking_numbers: [...shipment.trackingNumbers], parcels: shipment.parcels },
    })
    .execute()
  for (const { line, quantity } of leaving) {
    await trx
      .updateTable('order_lines')
      .set((set) => ({ sent: set('sent', '+', quantity) }))
      .where('site_id', '=', order.siteId)
      .where('order_id', '=', order.orderId)
      .where('position', '=', line)
      .execute()
  }
  return number
}

/** The units of an order that are still to be sent, and those of them without a withdrawal. */
interface Sendable {
  readonly left: readonly LineQuantity[]
  readonly free: readonly LineQuantity[]
}

/** The reason why goods cannot be sent: none are named, the order lacks the line, or fewer are left. */
function faultOf(goods: OrderGoods, { left, free }: Sendable, asked: readonly LineQuantity[]) {
  if (asked.length === 0) return { reason: 'NOTHING_TO_SHIP' }
  const over = leftToShip(mergeUnits(asked), [{ lines: left, receivedAt: null }])[0]
  if (!over) return {}
  const position = over.line
  if (!goods.lines.some((line) => line.position === position)) return { reason: 'UNKNOWN_LINE', position }
  const units = free.find(({ line }) => line === position)?.quantity ?? 0
  return units === 0 ? { reason: 'LINE_SHIPPED', position } : { reason: 'TOO_MANY_TO_SHIP', position, units }
}

/**
 * Sends some or all remaining units of an order. They leave the stock, and the buyer is notified with the tracking link. With the last unit that is not
 * withdrawn the order is shipped. Refused for more units than are left, or for withdrawn ones. Of two shipments at once the second sees what remains after the first.
 */
export async function sendShipment(trx: Transaction<Tables>, order: OrderAt, shipment: ShipmentToSend): Promise<void> {
  const state = await lockOrderState(trx, order)
  stateAfter(state, 'SHIP')
  await requireReviewed(trx, order)
  const goods = await readGoods(trx, order)
  const [ordered, shipped] = [orderedOf(goods), shippedOf(goods)]
  const left = leftToShip(ordered, shipped)
  const withdrawn = await withdrawnOf(trx, { order, status: state.status, goods })
  const free = leftToShip(left, [{ lines: withdrawn, receivedAt: null }])
  const requested = shipment.lines?.map(({ position, quantity }) => ({ line: position, quantity })) ?? (free.length > 0 ? free : left)
  if (!canShip(ordered, shipped, requested))
    throw new ApiError('ORDER_EVENT_REFUSED', {
      ...{ event: 'SHIP', status: state.status, left: serialiseUnits(free) },
      ...faultOf(goods, { left, free }, requested),
    })
  if (!canShip(free, [], requested))
    throw new ApiError('GOODS_WITHDRAWN', { withdrawn: serialiseUnits(withdrawn), left: serialiseUnits(free) })
  const leaving = mergeUnits(requested)
  const number = await writeShipment(trx, order, { goods, leaving, shipment })
  await settleReservations(trx, order, { end: 'DISPATCH', quantities: stocksOfLines(goods, leaving) })
  const isLast = leftToShip(free, [{ lines: leaving, receivedAt: null }]).length === 0
  await mailShipment(trx, order, { number, isLast })
  if (isLast) await applyOrderEvent(trx, { ...order, event: 'SHIP' })
  else await bumpOrderVersion(trx, order)
}

/** Notes that the buyer has one shipment, or all that are on their way; with the last of them the order is delivered. */
export async function receiveShipment(trx: Transaction<Tables>, order: OrderAt, number?: number): Promise<void> {
  const { status } = await lockOrderState(trx, order)
  const { shipments } = await readGoods(trx, order)
  const onTheirWay = shipments.filter((each) => each.delivered_at === null)
  const arrived = onTheirWay.filter((each) => number === undefined || each.number === number)
  if (arrived.length === 0) throw new ApiError('ORDER_EVENT_REFUSED', { event: 'DELIVER', status })
  for (const { id, shipped_at: shippedAt } of arrived) {
    const at = shippedAt > order.now ? shippedAt : order.now
    await trx.updateTable('order_shipments').set({ delivered_at: at }).where('site_id', '=', order.siteId).where('id', '=', id).execute()
  }
  if (status.fulfilment === 'SHIPPED' && arrived.length === onTheirWay.length) await applyOrderEvent(trx, { ...order, event: 'DELIVER' })
  else await bumpOrderVersion(trx, order)
}
