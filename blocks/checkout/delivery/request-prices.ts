import type { Shop } from '#blocks/checkout/parts/use-shop.ts'

/** Has the shop price once more how a cart gets to its place, where it has one, no prices for it, and is not being priced. */
export function requestPrices({ shipping, tellShipping, cartNow }: Pick<Shop, 'shipping' | 'tellShipping' | 'cartNow'>): void {
  const { deliveryType, city, country, shippingPrices } = cartNow()
  const isToPrice = deliveryType === 'delivery' && shippingPrices.length === 0 && shipping.asked === null
  if (isToPrice && city && country) tellShipping({ type: 'place.submit', city, country })
}
