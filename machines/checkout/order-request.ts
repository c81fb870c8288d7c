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

/** Whether a carrier brings the order to a door, whose address is asked then. */
export function isHomeDelivery({ deliveryType, carrier }: StoredCart): boolean {
  return deliveryType === 'delivery' && carrier?.deliveryType === 'DELIVERY'
}

/** The address to which the order is brought: the town is the one for which shipping was priced. */
export function orderDeliveryAddress({ address, city, country }: StoredCart): CartAddress {
  const { shipping } = address
  return {
    ...shipping,
    postalCode: city?.postalCode ?? shipping.postalCode,
    city: city?.name ?? shipping.city,
    country: country?.id ?? shipping.country,
  }
}

/** Where a parcel goes, for which it is priced: to the point that was chosen, which may lie in another town than its buyer, else to the town. */
export function shippingDestination({
  carrier,
  accessPoint,
  city,
  country,
}: StoredCart): Pick<OrderRequest, 'deliveryPostalCode' | 'deliveryIdCountry'> {
  const point = carrier?.deliveryType === 'PICKUP' ? accessPoint : null
  return { deliveryPostalCode: point?.zipCode ?? city?.postalCode ?? null, deliveryIdCountry: country?.id ?? null }
}

/** What is said beside the way of delivery, and only where it has a use for it. */
function placeOf(cart: StoredCart): Pick<OrderRequest, 'dateSchedule' | 'idSchedule' | 'deliveryPostalCode' | 'deliveryIdCountry'> {
  const { deliveryType, clickAndCollect } = cart
  const nowhere = { dateSchedule: null, idSchedule: null, deliveryPostalCode: null, deliveryIdCountry: null }
  if (deliveryType === 'no_delivery') return nowhere
  if (deliveryType === 'clickAndCollect') return { ...nowhere, dateSchedule: clickAndCollect.date, idSchedule: clickAndCollect.idSchedule }
  return { ...nowhere, ...shippingDestination(cart) }
}

/** What is agreed to, and by whom: null for a guest. */
type Agreed = OrderConsent & { readonly buyer: Pick<Buyer, 'email'> | null }

/** The order as it is sent, at the total that was shown: what the cart says, as far as its way of delivery has a use for it. */
export function orderRequestOf(cart: StoredCart, { method, saleTermsAccepted, buyer }: Agreed, expectedTotal: number): OrderRequest {
  const { lines, contact, address, discount } = cart
  const { email, phone, birthdate, message, company, gift } = contact
  const { firstname, lastname } = address.billing
  return {
    products: askedProducts(lines),
    // A member is asked for no address: one that a guest has typed wrong before could not be mended.
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
