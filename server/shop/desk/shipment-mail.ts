import type { Transaction } from 'kysely'
import { trackingLink } from '#domain/shop/shipping/tracking-link.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { mailBuyer } from '#server/shop/order-links/mail-buyer.ts'
import type { OrderAt } from '#server/shop/reservations/settle-reservations.ts'
import { storedLineName } from '#server/shop/orders/line-variants.ts'

/** Tells the buyer what has left, and where to follow it, once for each shipment. */
export async function mailShipment(
  trx: Transaction<Tables>,
  { siteId, orderId }: OrderAt,
  { number, isLast }: { readonly number: number; readonly isLast: boolean },
): Promise<void> {
  const { reference, email, firstname, locale } = await trx
    .selectFrom('orders')
    .select(['reference', 'email', 'firstname', 'locale'])
    .where('site_id', '=', siteId)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const shipment = await trx
    .selectFrom('order_shipments')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  const sold = await trx
    .selectFrom('order_lines')
    .select(['position', 'name', 'year', 'capacity_ml', 'facts'])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .execute()
  const lines = shipment.lines.flatMap(({ line, quantity }) => {
    const row = sold.find(({ position }) => position === line)
    return row ? [{ name: storedLineName(row, locale), quantity }] : []
  })
  const parcels = shipment.tracking_numbers.map((each) => ({ number: each, link: trackingLink(shipment.tracking_url, each) }))
  const data = { reference, firstname, carrier: shipment.carrier, parcels, lines, isLast }
  await mailBuyer(trx, { siteId, orderId }, { kind: 'ORDER_SHIPPED', key: `${reference}/${number}`, to: email, locale, data })
}
