import type { CallBody } from '#schemas/api/calls.ts'
import type { Carriage } from '#domain/shop/quote.ts'
import type { OfferLine } from '#server/features/cart/check-cart.ts'
import type { ShopSettings } from '#server/features/cart/shop-settings.ts'
import { findCarriers, type Place } from '#server/features/delivery/carriers.ts'
import { carriageOf } from '#server/features/delivery/quote-carrier.ts'
import { Refusal } from '#server/features/refusal.ts'
import type { Scope } from '#server/features/sites/site.ts'
import { carrierAmong, type HandoverNeeds } from './handover.ts'

type Asked = CallBody<'order.discount'>
type Needs = Pick<HandoverNeeds, 'db' | 'relayPoints'>

/** What is known so far of a place. */
interface SaidPlace {
  readonly postalCode?: string | null | undefined
  readonly country?: number | string | null | undefined
}

function wholePlace(said: SaidPlace | null | undefined): Place | null {
  const { postalCode, country } = said ?? {}
  return postalCode && country ? { postalCode, country } : null
}

async function pointOf({ relayPoints }: Needs, delivery: Asked['delivery']): Promise<Place | null> {
  const { serviceCode, accessPointId } = delivery ?? {}
  const point = serviceCode && accessPointId ? await relayPoints.find(serviceCode, accessPointId) : null
  return point && { postalCode: point.zipCode, country: point.country }
}

/** Where an order of this body would go, as far as that is said: to its address or point, else where its fees were asked; null where nothing is sent. */
async function placeSoFar(needs: Needs, { delivery, address, deliveryPostalCode, deliveryIdCountry }: Asked): Promise<Place | null> {
  const askedAt = wholePlace({ postalCode: deliveryPostalCode, country: deliveryIdCountry })
  if (delivery?.type === 'DELIVERY') return wholePlace(address?.delivery) ?? askedAt
  return delivery?.type === 'PICKUP' ? ((await pointOf(needs, delivery)) ?? askedAt) : null
}

/** What the carrier takes by which an order of this body would go; null when there is none, or none that can take this cart: that is told when it is chosen. */
export async function carriageSoFar(
  needs: Needs,
  scope: Scope,
  { lines, settings, body }: { readonly lines: readonly OfferLine[]; readonly settings: ShopSettings; readonly body: Asked },
): Promise<Carriage | null> {
  if (!body.delivery) return null
  try {
    const place = await placeSoFar(needs, body)
    if (place === null) return null
    const carrier = carrierAmong(await findCarriers(needs.db, scope, { lines, settings, place }), body.delivery)
    return carrier ? carriageOf(carrier) : null
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
