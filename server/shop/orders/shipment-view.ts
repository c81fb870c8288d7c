import type { OrderView } from '#schemas/api/shop/order-view.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import { trackingLink } from '#domain/shop/shipping/tracking-link.ts'
import type { OrderGoods } from './load-lines.ts'

/** Returns the shipments of an order as the buyer sees them. */
export function shipmentViews({ lines, shipments }: OrderGoods): OrderView['shipments'] {
  return shipments.map((each) => ({
    ...{ carrier: each.carrier, parcels: each.parcels },
    tracking: each.tracking_numbers.map((number) => ({ number, link: trackingLink(each.tracking_url, number) })),
    ...{ shippedAt: toInstant(each.shipped_at), deliveredAt: each.delivered_at && toInstant(each.delivered_at) },
    products: each.lines.flatMap(({ line, quantity }) => {
      const id = lines.find(({ position }) => position === line)?.sellable_id
      return id === undefined ? [] : [{ id, quantity }]
    }),
  }))
}
