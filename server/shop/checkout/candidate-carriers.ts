import type { CallBody } from '#schemas/api/calls.ts'
import { expectedCarriage } from '#domain/shop/shipping/estimated-shipping.ts'
import type { ExpectedCarriage, QuoteRequest } from '#domain/shop/pricing/quote.ts'
import type { OfferLine } from '#server/shop/offers/validate-cart.ts'
import type { ShopSettings } from '#server/shop/settings/shop-settings.ts'
import { findCarriers, type CarrierOffer, type Place } from '#server/shop/delivery/carriers.ts'
import { readCountry } from '#server/shop/delivery/countries.ts'
import { readFrenchFees } from '#server/shop/delivery/domestic-fees.ts'
import { findServiceCode } from '#server/shop/delivery/find-service-code.ts'
import { carriageOf } from '#server/shop/delivery/quote-carrier.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { chooseCarrier, type HandoverNeeds } from './delivery-choice.ts'

type Asked = CallBody<'order.discount'>
type Needs = Pick<HandoverNeeds, 'db' | 'relayPoints'>

/** The cart to be carried. */
interface Cart {
  readonly lines: readonly OfferLine[]
  readonly settings: ShopSettings
}

/** A place, as far as it is known. */
interface SaidPlace {
  readonly postalCode?: string | null | undefined
  readonly country?: number | string | null | undefined
}

function wholePlace(said: SaidPlace | null | undefined): Place | null {
  const { postalCode, country } = said ?? {}
  return postalCode && country ? { postalCode, country } : null
}

async function pointOf({ db, relayPoints }: Needs, scope: Scope, delivery: NonNullable<Asked['delivery']>): Promise<Place | null> {
  const { accessPointId } = delivery
  const serviceCode = await findServiceCode(db, scope, delivery)
  const point = serviceCode && accessPointId ? await relayPoints.find(serviceCode, accessPointId) : null
  return point && { postalCode: point.zipCode, country: point.country }
}

/** Where an order of this body would go, as far as that is said: to its address or point, else where its fees were asked. */
async function placeSoFar(
  needs: Needs,
  scope: Scope,
  { delivery, address, deliveryPostalCode, deliveryIdCountry }: Asked,
): Promise<SaidPlace> {
  const askedAt = { postalCode: deliveryPostalCode, country: deliveryIdCountry }
  if (delivery?.type === 'PICKUP') return (await pointOf(needs, scope, delivery)) ?? askedAt
  return wholePlace(address?.delivery) ?? askedAt
}

/** The carriers that take a cart to a place; none where it is not known, and where none can: that is reported when one is chosen. */
async function offeredAt(
  needs: Needs,
  scope: Scope,
  { lines, settings, place }: Cart & { readonly place: Place | null },
): Promise<readonly CarrierOffer[]> {
  if (place === null) return []
  try {
    return await findCarriers(needs.db, scope, { lines, settings, place })
  } catch (error) {
    if (error instanceof ApiError) return []
    throw error
  }
}

const namesCarrier = ({ idCarrier, serviceCode }: NonNullable<Asked['delivery']>): boolean => Boolean(idCarrier || serviceCode)

/** The expected carriage of a cart as long as no carrier is chosen. */
async function loadExpectedCarriage(
  { db }: Needs,
  scope: Scope,
  { lines, said, offered }: Pick<Cart, 'lines'> & { readonly said: SaidPlace; readonly offered: readonly CarrierOffer[] },
): Promise<ExpectedCarriage> {
  const [country, frenchFees] = await Promise.all([said.country ? readCountry(db, said.country) : null, readFrenchFees(db, scope)])
  const place = { country: country?.alphaTwo ?? null, postalCode: said.postalCode ?? null }
  return expectedCarriage({ lines, offered: offered.map(carriageOf), frenchFees, ...place })
}

/**
 * Returns the carriage of an order of this body: the chosen carrier, else those that may carry it; nothing where it is collected, or sent nowhere. A carrier
 * that cannot bring the cart to its place is refused, as it is when the order is placed.
 */
export async function candidateCarriers(
  needs: Needs,
  scope: Scope,
  { body, ...cart }: Cart & { readonly body: Asked },
): Promise<Pick<QuoteRequest, 'carriage' | 'expected'>> {
  const { delivery } = body
  if (delivery?.type === 'CLICK_AND_COLLECT' || delivery?.type === 'NO_DELIVERY') return { carriage: null }
  const said = await placeSoFar(needs, scope, body)
  const place = wholePlace(said)
  if (place && delivery && namesCarrier(delivery)) {
    const chosen = await chooseCarrier(needs.db, scope, { ...cart, place, body: { ...body, delivery } })
    return { carriage: chosen && chosen.carriage }
  }
  const offered = await offeredAt(needs, scope, { ...cart, place })
  return { carriage: null, expected: await loadExpectedCarriage(needs, scope, { lines: cart.lines, said, offered }) }
}
