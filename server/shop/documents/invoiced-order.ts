import type { Selectable, Transaction } from 'kysely'
import { cents } from '#domain/shop/pricing/cents.ts'
import { billedShipping, type TaxedAmount } from '#domain/shop/pricing/vat.ts'
import type { Invoiced } from '#domain/shop/orders/credit-note.ts'
import type { OrderLinesTable, OrdersTable, StoredAddress } from '#server/database/tables/order-tables.ts'
import type { PaperSnapshot } from '#server/database/tables/paper-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { destinationOf } from '#server/shop/orders/load-order.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import { countryLine } from './country-line.ts'
import { readSeller } from './load-seller.ts'

/** An order with its lines, as a paper is made of it. */
export interface BilledOrder {
  readonly order: Selectable<OrdersTable>
  readonly lines: readonly Selectable<OrderLinesTable>[]
}

/** Reads and locks an order for a new paper. A concurrent paper of the same order waits. */
export async function readBilledOrder(trx: Transaction<Tables>, siteId: number, orderId: number): Promise<BilledOrder> {
  const orders = trx.selectFrom('orders').selectAll().where('site_id', '=', siteId).where('id', '=', orderId)
  const order = await orders.forNoKeyUpdate().executeTakeFirst()
  if (!order) throw notFound()
  const lines = trx.selectFrom('order_lines').selectAll().where('site_id', '=', siteId).where('order_id', '=', orderId)
  return { order, lines: await lines.orderBy('position').execute() }
}

/** Returns the fees of an order by tax rate, as they were billed: at the standard rate alone on older orders. */
export function shippingOf(
  { vat }: Pick<BilledOrder['order'], 'vat'>,
  lines: readonly { readonly vat_rate: number; readonly total: number }[],
): readonly TaxedAmount[] {
  return billedShipping(
    vat.map(({ rate, total }) => ({ rate, total: cents(total) })),
    lines.map(({ vat_rate: rate, total }) => ({ rate, total: cents(total) })),
  )
}

/** Returns an order for the calculation of credit notes. The number of a line is its position. */
export function billedOf({ order, lines }: BilledOrder): Invoiced {
  return {
    lines: lines.map(({ position: id, quantity, vat_rate: vatRate, total }) => ({ id, quantity, vatRate, total: cents(total) })),
    fees: cents(order.fees_paid),
    shipping: shippingOf(order, lines),
  }
}

function addressLines(address: StoredAddress, locale: string): string[] {
  return [...destinationOf({ delivery_address: address, access_point: null }), ...countryLine(address.country, locale)]
}

function buyerOf({ billing_address: address, company, locale }: BilledOrder['order']): PaperSnapshot['buyer'] {
  const lines = addressLines(address, locale)
  const { siret = null, vatNumber = null, reference = null } = company ?? {}
  return { lines: company ? [company.name, ...lines] : lines, isCompany: company !== null, siret, vatNumber, reference }
}

function deliveryOf({ order }: BilledOrder): PaperSnapshot['delivery'] {
  const { delivery_type: type, locale } = order
  const country = order.delivery_address?.country ?? order.access_point?.country
  const lines = [...destinationOf(order), ...(country === undefined ? [] : countryLine(country, locale))]
  return { type, lines, carrier: order.carrier?.name ?? null }
}

/** Reads the parties on every paper of an order: the seller, the buyer and the place of delivery. */
export async function documentParties(
  trx: Transaction<Tables>,
  billed: BilledOrder,
): Promise<Pick<PaperSnapshot, 'locale' | 'seller' | 'buyer' | 'delivery' | 'order'>> {
  const { order } = billed
  return {
    locale: order.locale,
    seller: await readSeller(trx, order.site_id, order.locale),
    buyer: buyerOf(order),
    delivery: deliveryOf(billed),
    order: { reference: order.reference, orderedAt: order.created_at.toISOString(), method: order.payment_method },
  }
}
