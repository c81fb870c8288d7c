import type { Kysely } from 'kysely'
import type { CallBody } from '#schemas/api/calls.ts'
import type { RelayPoint } from '#schemas/api/shop/delivery-calls.ts'
import type { ParameterValue } from '#domain/parameters.ts'
import { findCollectSlot, readCollectHours, type CollectSlot } from '#domain/shop/shipping/pickup-hours.ts'
import { compactPostalCode } from '#domain/shop/shipping/postal-code.ts'
import type { Carriage } from '#domain/shop/pricing/quote.ts'
import type { RelayPoints } from '#server/adapters/relay-points/relay-points.ts'
import type { StoredAddress } from '#server/database/tables/order-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { OfferLine } from '#server/shop/offers/validate-cart.ts'
import type { ShopSettings } from '#server/shop/settings/shop-settings.ts'
import { findCarriers, type CarrierOffer, type Place } from '#server/shop/delivery/carriers.ts'
import { findServiceCode } from '#server/shop/delivery/find-service-code.ts'
import { carriageOf, quoteCarrier } from '#server/shop/delivery/quote-carrier.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { validationError } from '#server/platform/errors/validation-error.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { findValidCode } from '#server/shop/discounts/discount-codes.ts'
import { readAddress, placeError } from './parse-address.ts'

type Body = CallBody<'order.place'>

/** The place where an order is collected, line by line, and the booked time. */
export interface CollectChoice {
  readonly idAddress: number
  readonly place: readonly string[]
  readonly slot: CollectSlot | null
}

/** The delivery of an order, as far as it is known before the stock is reserved. */
export interface DeliveryChoice {
  readonly type: Body['delivery']['type']
  readonly address: StoredAddress | null
  readonly accessPoint: RelayPoint | null
  readonly place: Place | null
  readonly collect: CollectChoice | null
}

/** The dependencies for reading a delivery. */
export interface HandoverNeeds {
  readonly db: Kysely<Tables>
  readonly relayPoints: RelayPoints
  /** The setting CLICK_AND_COLLECT_HOURS. */
  readonly collectHours: ParameterValue
  readonly now: number
}

const nowhere = { address: null, accessPoint: null, place: null, collect: null }

async function readDelivery({ db }: HandoverNeeds, { locale }: Scope, body: Body): Promise<DeliveryChoice> {
  const sent = body.address.delivery
  if (!sent) throw placeError(locale, 'address.delivery', 'REQUIRED')
  const address = await readAddress(db, sent, { locale, at: 'address.delivery' })
  return { ...nowhere, type: 'DELIVERY', address, place: { postalCode: address.postalCode, country: address.country } }
}

async function readPickup({ db, relayPoints }: HandoverNeeds, scope: Scope, { delivery }: Body): Promise<DeliveryChoice> {
  const { accessPointId } = delivery
  const serviceCode = await findServiceCode(db, scope, delivery)
  const accessPoint = accessPointId && serviceCode ? await relayPoints.find(serviceCode, accessPointId) : null
  if (!accessPoint) throw new ApiError('ACCESS_POINT_REQUIRED')
  return { ...nowhere, type: 'PICKUP', accessPoint, place: { postalCode: accessPoint.zipCode, country: accessPoint.country } }
}

async function readCollect({ db, collectHours, now }: HandoverNeeds, { site, locale }: Scope, body: Body): Promise<DeliveryChoice> {
  const rows = db.selectFrom('company_addresses').where('site_id', '=', site.id)
  const ofSite = await rows.select(['id', 'types', 'name', 'address', 'postal_code', 'city']).execute()
  const places = ofSite.filter(({ types }) => types.includes('CLICK_AND_COLLECT'))
  // The only place need not be named.
  const idAddress = body.delivery.idAddress ?? (places.length === 1 ? places[0]?.id : undefined)
  const found = places.find(({ id }) => id === idAddress)
  if (!idAddress || !found) throw placeError(locale, 'delivery.idAddress')
  const place = [found.name, found.address, `${found.postal_code} ${found.city}`]
  const hours = readCollectHours(collectHours)
  if (hours === null) return { ...nowhere, type: 'CLICK_AND_COLLECT', collect: { idAddress, place, slot: null } }
  const { dateSchedule: date, idSchedule } = body
  if (!date || typeof idSchedule !== 'number') throw new ApiError('SLOT_FULL', { reason: 'NOT_CHOSEN' })
  const slot = findCollectSlot(hours, now, { date, idSchedule, idAddress })
  if (!slot) throw new ApiError('SLOT_FULL')
  return { ...nowhere, type: 'CLICK_AND_COLLECT', collect: { idAddress, place, slot } }
}

/** Reads the delivery of an order; throws when a part is missing or unknown. */
export async function parseDeliveryChoice(needs: HandoverNeeds, scope: Scope, body: Body): Promise<DeliveryChoice> {
  const { type } = body.delivery
  if (type === 'DELIVERY') return readDelivery(needs, scope, body)
  if (type === 'PICKUP') return readPickup(needs, scope, body)
  return type === 'CLICK_AND_COLLECT' ? readCollect(needs, scope, body) : { ...nowhere, type }
}

/** The booked day of collection, or null. */
export function pickupDay({ collect }: DeliveryChoice): string | null {
  return collect?.slot?.date ?? null
}

/** The carrier of an order with its price. */
export interface ChosenCarrier {
  readonly carrier: CarrierOffer
  readonly carriage: Carriage
}

/** The carrier that was chosen among those of a place: by its number, else by its service. */
function carrierAmong(carriers: readonly CarrierOffer[], { type, idCarrier, serviceCode }: Body['delivery']): CarrierOffer | undefined {
  return carriers.find(
    ({ id, deliveryType, serviceCode: own }) =>
      deliveryType === type &&
      (idCarrier ? id === idCarrier : own === serviceCode) &&
      // A point is one of the network in which it was found: no order goes to one without saying which.
      (type !== 'PICKUP' || !serviceCode || own === serviceCode),
  )
}

/** Refuses a number, a service and a name that are not of the same carrier: which of them was meant, only who sent them knows. A name that no carrier has is one that it had. */
function requireOneCarrier(
  carriers: readonly CarrierOffer[],
  { idCarrier, serviceCode, serviceName }: Body['delivery'],
  locale: string,
): void {
  const named = carriers.find(({ id, serviceCode: own }) => (idCarrier ? id === idCarrier : own === serviceCode))
  if (!named) return
  const isOther = serviceName && named.name !== serviceName && carriers.some(({ name }) => name === serviceName)
  const field = serviceCode && named.serviceCode !== serviceCode ? 'delivery.serviceCode' : isOther ? 'delivery.serviceName' : null
  if (field !== null) throw validationError(locale, [{ field, code: 'OPTION' }])
}

/** A cart that goes to a place by the carrier that its body names, or nowhere. */
interface Carried {
  readonly lines: readonly OfferLine[]
  readonly settings: ShopSettings
  readonly place: Place | null
  readonly body: Pick<Body, 'delivery' | 'discount' | 'deliveryPostalCode' | 'deliveryIdCountry'>
}

/** Returns true when a country is not the sent one, which is a number or two letters. */
function isOtherCountry({ id, alphaTwo }: CarrierOffer['country'], sent: Body['deliveryIdCountry']): boolean {
  if (sent === null || sent === undefined) return false
  return typeof sent === 'number' ? id !== sent : alphaTwo !== sent.toUpperCase()
}

/** The carrier that was chosen, at the place where the order really goes; refused with those of that place when it is another, or the carrier is not among them. */
export async function chooseCarrier(
  db: Kysely<Tables>,
  scope: Scope,
  { lines, settings, place, body }: Carried,
): Promise<ChosenCarrier | null> {
  if (place === null) return null
  const carriers = await findCarriers(db, scope, { lines, settings, place })
  requireOneCarrier(carriers, body.delivery, scope.locale)
  const carrier = carrierAmong(carriers, body.delivery)
  const quotedAt = body.deliveryPostalCode
  const alphaTwo = carriers[0]?.country.alphaTwo
  const isElsewhere = quotedAt != null && compactPostalCode(quotedAt, alphaTwo) !== compactPostalCode(place.postalCode, alphaTwo)
  const isAbroad = carriers.some(({ country }) => isOtherCountry(country, body.deliveryIdCountry))
  if (!carrier || isElsewhere || isAbroad) {
    const code = await findValidCode(db, scope, body.discount, lines)
    throw new ApiError('FEES_CHANGED', { carriers: carriers.map((each) => quoteCarrier(each, { lines, settings, code })) })
  }
  return { carrier, carriage: carriageOf(carrier) }
}
