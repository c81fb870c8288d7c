import type { Shop } from '#blocks/checkout/parts/use-shop.ts'

/** Requests shipping prices for a place without prices, unless a request is running. */
export function requestPrices({ shipping, tellShipping, cartNow }: Pick<Shop, 'shipping' | 'tellShipping' | 'cartNow'>): void {
  const { deliveryType, city, country, shippingPrices } = cartNow()
  const isToPrice = deliveryType === 'delivery' && shippingPrices.length === 0 && shipping.asked === null
  if (isToPrice && city && country) tellShipping({ type: 'place.submit', city, country })
}
