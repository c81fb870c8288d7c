import { useEffect, useState } from 'react'
import type { ShippingPlace } from '#schemas/runtime/cart.ts'
import type { Shop } from '#blocks/checkout/parts/use-shop.ts'

/** Where the order is wanted. */
export interface WantedPlace {
  /** The one that was chosen last, from the moment on at which it is chosen. */
  readonly place: ShippingPlace | null
  /** True when what it costs to get there is not known yet: what is known is about another place, or another cart. */
  readonly isAwaited: boolean
  readonly choose: (place: ShippingPlace) => void
}

const isSame = (one: ShippingPlace | null, { city, country }: ShippingPlace): boolean =>
  one?.city.postalCode === city.postalCode && one.city.name === city.name && one.country.id === country.id

/** Requests the shipping prices of the chosen place. A place that is chosen during another request comes next. A place without prices is requested again, since prices hold for the cart of their request. */
export function useWantedPlace({ cart, shipping, tellShipping }: Pick<Shop, 'cart' | 'shipping' | 'tellShipping'>): WantedPlace {
  const { deliveryType, city, country, shippingPrices } = cart.kept
  const { asked, message } = shipping
  const [next, setNext] = useState<ShippingPlace | null>(null)
  if (next && isSame(asked, next)) setNext(null)
  const storedPlace = city && country ? { city, country } : null
  const isIdle = asked === null
  const isUnpriced = deliveryType === 'delivery' && message === null && shippingPrices.length === 0
  useEffect(() => {
    if (!isIdle) return
    if (next) tellShipping({ type: 'place.submit', ...next })
    else if (isUnpriced && city && country) tellShipping({ type: 'place.submit', city, country })
  }, [isIdle, next, isUnpriced, city, country, tellShipping])
  const choose = (place: ShippingPlace) => {
    if (isIdle) tellShipping({ type: 'place.submit', ...place })
    else setNext(isSame(asked, place) ? null : place)
  }
  return { place: next ?? asked ?? storedPlace, isAwaited: asked !== null || next !== null, choose }
}
