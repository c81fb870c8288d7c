import type { CartAddress, StoredCart } from '#schemas/runtime/cart.ts'
import type { Buyer, OrderConsent, OrderDelivery, OrderRequest } from '#schemas/runtime/checkout.ts'
import { askedProducts } from '#domain/shop/orders/cart-line.ts'

function deliveryOf({ deliveryType, carrier, accessPoint, clickAndCollect }: StoredCart): OrderDelivery {
  if (deliveryType === 'clickAndCollect') return { type: 'CLICK_AND_COLLECT', idAddress: clickAndCollect.idAddress }
  if (deliveryType === 'no_delivery' || carrier === null) return { type: 'NO_DELIVERY' }
  const { id, name, serviceCode, fdp: servicePrice } = carrier
  if (carrier.deliveryType === 'DELIVERY' || accessPoint === null) return { type: 'DELIVERY', idCarrier: id, serviceCode, servicePrice }
  return {
    ...{ type: 'PICKUP', serviceName: name, serviceCode, servicePrice },
    accessPointId: accessPoint.id,
    accessPointName: accessPoint.name,
    accessPointAddress: accessPoint.addLine1,
    accessPointZipCode: accessPoint.zipCode,
    accessPointCity: accessPoint.city,
    accessPointCountry: accessPoint.country,
  }
}

/** Returns true for home delivery by a carrier, which needs a delivery address. */
export function isHomeDelivery({ deliveryType, carrier }: StoredCart): boolean {
  return deliveryType === 'delivery' && carrier?.deliveryType === 'DELIVERY'
}

/** Returns the delivery address. Its town is the one of the shipping price. */
export function orderDeliveryAddress({ address, city, country }: StoredCart): CartAddress {
  const { shipping } = address
  return {
    ...shipping,
    postalCode: city?.postalCode ?? shipping.postalCode,
    city: city?.name ?? shipping.city,
    country: country?.id ?? shipping.country,
  }
}

/** Returns the destination of a parcel: the chosen access point, which may be in another town than the buyer, or the town. */
export function shippingDestination({
  carrier,
  accessPoint,
  city,
  country,
}: StoredCart): Pick<OrderRequest, 'deliveryPostalCode' | 'deliveryIdCountry'> {
  const point = carrier?.deliveryType === 'PICKUP' ? accessPoint : null
  return { deliveryPostalCode: point?.zipCode ?? city?.postalCode ?? null, deliveryIdCountry: country?.id ?? null }
}

/** Returns the fields that depend on the delivery mode; those that do not apply are null. */
function placeOf(cart: StoredCart): Pick<OrderRequest, 'dateSchedule' | 'idSchedule' | 'deliveryPostalCode' | 'deliveryIdCountry'> {
  const { deliveryType, clickAndCollect } = cart
  const nowhere = { dateSchedule: null, idSchedule: null, deliveryPostalCode: null, deliveryIdCountry: null }
  if (deliveryType === 'no_delivery') return nowhere
  if (deliveryType === 'clickAndCollect') return { ...nowhere, dateSchedule: clickAndCollect.date, idSchedule: clickAndCollect.idSchedule }
  return { ...nowhere, ...shippingDestination(cart) }
}

/** The consent to an order and the buyer; null for a guest. */
type Agreed = OrderConsent & { readonly buyer: Pick<Buyer, 'email'> | null }

/** Returns the order request for the shown total, with the parts of the cart that apply to its delivery mode. */
export function orderRequestOf(cart: StoredCart, { method, saleTermsAccepted, buyer }: Agreed, expectedTotal: number): OrderRequest {
  const { lines, contact, address, discount } = cart
  const { email, phone, birthdate, message, company, gift } = contact
  const { firstname, lastname } = address.billing
  return {
    products: askedProducts(lines),
    // Members have no email field, so a wrong address that a guest typed earlier must not be sent.
    user: { email: buyer?.email ?? email, phone, firstname, lastname, ...(birthdate && { birthdate }) },
    address: { ...(isHomeDelivery(cart) && { delivery: orderDeliveryAddress(cart) }), billing: address.billing },
    ...(company && { company }),
    ...(gift && { gift }),
    ...(discount && { discount: discount.discount.code }),
    message,
    ...placeOf(cart),
    delivery: deliveryOf(cart),
    payment: { method },
    saleTermsAccepted,
    expectedTotal,
  }
}
