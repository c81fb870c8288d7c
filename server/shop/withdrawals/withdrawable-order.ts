import type { Selectable, Transaction } from 'kysely'
import { cents, sumCents, type Cents } from '#domain/shop/pricing/cents.ts'
import type { Invoiced, Refund } from '#domain/shop/orders/credit-note.ts'
import type { OrderStatus } from '#domain/shop/orders/order-status.ts'
import { countParcelUnits } from '#domain/shop/shipping/parcel-units.ts'
import type { NamedSale } from '#domain/shop/products/variant-reference.ts'
import type { WithdrawableLine } from '#domain/shop/orders/withdrawal-refund.ts'
import { withdrawalDeadline } from '#domain/shop/orders/withdrawal.ts'
import type { OrderLinesTable, OrdersTable } from '#server/database/tables/order-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { cheapestFees } from '#server/shop/delivery/cheapest-fees.ts'
import { shippingOf } from '#server/shop/documents/invoiced-order.ts'
import { claimsOf } from '#server/shop/orders/load-claims.ts'
import { readGoods, lastReceivedAt, type OrderGoods } from '#server/shop/orders/load-lines.ts'
import { isAwaitingPayment } from '#server/shop/orders/pending-order.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import type { ReceivedWithdrawal } from './received-withdrawal.ts'

type OrderRow = Selectable<OrdersTable>
type LineRow = Selectable<OrderLinesTable>

/** A line of an order, and whose declination it sells. */
type SoldLine = WithdrawableLine & NamedSale

/** An order as the rules of withdrawal look at it. */
export interface WithdrawableOrder {
  readonly id: number
  readonly site_id: number
  readonly status: OrderStatus
  readonly isCompany: boolean
  readonly lines: readonly SoldLine[]
  /** True when it waits for its money. */
  readonly isUnpaid: boolean
  readonly billed: Invoiced<WithdrawableLine>
  /** The earlier refunds and claims. */
  readonly earlier: readonly Refund[]
  readonly standardFees: Cents | null
  /** The last day; null before the goods have come. */
  readonly deadline: string | null
}

/**
 * Holds the orders that some withdrawals speak of, in the order of their numbers, before anything of them is looked at: two who settle several of the same
 * orders are heard one after the other.
 */
export async function lockOrders(trx: Transaction<Tables>, withdrawalIds: readonly number[]): Promise<void> {
  await trx
    .selectFrom('withdrawals as w')
    .innerJoin('orders as o', (join) => join.onRef('o.site_id', '=', 'w.site_id').onRef('o.reference', '=', 'w.reference'))
    .select('o.id')
    .where('w.id', 'in', [0, ...withdrawalIds])
    .where((where) => where.or([where('o.id', '=', where.ref('w.order_id')), where('o.email', '=', where.ref('w.email'))]))
    .orderBy('o.id')
    .forNoKeyUpdate('o')
    .execute()
}

/** Finds an order by number for a caller who has proved it, else by its reference and its address. */
async function findOrder(
  trx: Transaction<Tables>,
  { site_id, order_id, reference, email }: ReceivedWithdrawal,
): Promise<OrderRow | undefined> {
  const ofSite = trx.selectFrom('orders').selectAll().where('site_id', '=', site_id)
  const named = ofSite.where('reference', '=', reference).where('email', '=', email)
  return (order_id === null ? named : ofSite.where('id', '=', order_id)).forNoKeyUpdate().executeTakeFirst()
}

/** Returns true when the terms that the buyer accepted speak of the right to withdraw. */
async function wasTold(trx: Transaction<Tables>, { site_id, sale_terms_hash }: OrderRow): Promise<boolean> {
  const terms = trx.selectFrom('sale_terms').select('html').where('site_id', '=', site_id).where('hash', '=', sale_terms_hash)
  return /rétractation|withdraw/i.test((await terms.executeTakeFirst())?.html ?? '')
}

async function deadlineOf(trx: Transaction<Tables>, order: OrderRow, goods: OrderGoods): Promise<string | null> {
  const receivedAt = lastReceivedAt(goods)
  return receivedAt && withdrawalDeadline(receivedAt, { isTold: await wasTold(trx, order) })
}

function lineOf(
  { sellable_id: id, product_id: productId, quantity, vat_rate: vatRate, total, facts }: LineRow,
  isCancelled: boolean,
): SoldLine {
  return {
    id,
    productId,
    quantity,
    vatRate,
    total: cents(total),
    isExempt: !isCancelled && typeof facts['withdrawalExemption'] === 'string',
  }
}

/** Reads the fees of the cheapest standard delivery; null without delivery. */
async function standardFees(trx: Transaction<Tables>, scope: Scope, order: OrderRow, lines: readonly LineRow[]): Promise<Cents | null> {
  const { delivery_address: address, access_point: point } = order
  const place = address ?? (point && { postalCode: point.zipCode, country: point.country })
  if (!place) return null
  const carried = lines.map(({ quantity, product_type: type, capacity_ml: capacityMl, contents }) => ({
    quantity,
    sellable: { type, capacityMl, contents, sellByMultipleOf: null, hasShippingFees: true },
  }))
  const goods = sumCents(lines.map(({ total }) => cents(total)))
  return cheapestFees(trx, scope, { place, goods, units: countParcelUnits(carried) })
}

/** The order that a withdrawal speaks of, held until the transaction ends; null when there is none. */
export async function readWithdrawable(
  trx: Transaction<Tables>,
  scope: Scope,
  withdrawal: ReceivedWithdrawal,
): Promise<WithdrawableOrder | null> {
  const order = await findOrder(trx, withdrawal)
  if (!order) return null
  const named = { siteId: order.site_id, orderId: order.id }
  const goods = await readGoods(trx, named)
  const status = { payment: order.payment_status, fulfilment: order.fulfilment_status, withdrawal: order.withdrawal_status }
  // Units that the company has cancelled itself are refunded in full, for every buyer, item and carrier.
  const isCancelled = status.fulfilment === 'CANCELLED' && status.withdrawal === 'NONE'
  const lines = goods.lines.map((row) => lineOf(row, isCancelled))
  const { credited, open } = await claimsOf(trx, named, { rows: goods.lines, fees: cents(order.fees_paid) })
  return {
    ...{ id: order.id, site_id: order.site_id, isCompany: order.company !== null && !isCancelled, lines, status },
    isUnpaid: isAwaitingPayment(status.payment),
    billed: { lines, fees: cents(order.fees_paid), shipping: shippingOf(order, goods.lines) },
    earlier: [...credited, open],
    standardFees: isCancelled ? null : await standardFees(trx, scope, order, goods.lines),
    deadline: await deadlineOf(trx, order, goods),
  }
}
