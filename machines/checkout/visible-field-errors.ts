import type { StoredCart } from '#schemas/runtime/cart.ts'
import type { Buyer, OrderFault } from '#schemas/runtime/checkout.ts'
import { containsWine } from '#domain/shop/products/contains-wine.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { orderDeliveryAddress, isHomeDelivery } from './order-request.ts'

/** Context of a rejected order: its cart, when known, and the buyer. */
export interface Refused {
  readonly cart: StoredCart | null
  readonly buyer: Buyer | null
}

/**
 * Fields of the order that the form shows under another name: the first field of a group for the group, and the town of the shipping price.
 */
const aliases: readonly (readonly [field: RegExp, asked: string])[] = [
  [/^user$/, 'user.phone'],
  [/^user\.((?:first|last)name)$/, 'address.billing.$1'],
  [/^address(?:\.billing)?$/, 'address.billing.address'],
  [/^address\.delivery$/, 'address.delivery.address'],
  [/^company$/, 'company.name'],
  [/^gift$/, 'gift.from'],
  [/^dateSchedule$/, 'idSchedule'],
  [/^deliveryIdCountry$/, 'deliveryPostalCode'],
  [/^delivery(?:\.(?:type|serviceCode|serviceName))?$/, 'delivery.idCarrier'],
]
const townOfDelivery = /^address\.delivery\.(?:postalCode|city|country)$/

/** Returns true when the billing address equals the delivery address, so that the form shows one address. */
function isBilledThere(cart: StoredCart): boolean {
  const brought = orderDeliveryAddress(cart)
  const { billing } = cart.address
  return isHomeDelivery(cart) && (Object.keys(brought) as (keyof typeof brought)[]).every((line) => brought[line] === billing[line])
}

/** Returns the visible field of an order without a carrier, or with one that needs no access point. */
function chosenAt(field: string, { deliveryType, carrier }: StoredCart): string {
  if (!field.startsWith('delivery.')) return field
  if (deliveryType === 'clickAndCollect') return 'delivery.idAddress'
  return field === 'delivery.accessPointId' && carrier?.deliveryType !== 'PICKUP' ? 'delivery.idCarrier' : field
}

/** Returns the field of the form for a field of the API. */
function askedAt(field: string, cart: StoredCart | null): string {
  const [alias, asked] = aliases.find(([each]) => each.test(field)) ?? []
  const own = alias && asked ? field.replace(alias, asked) : field
  const billed = cart && isBilledThere(cart) ? own.replace(/^address\.billing\./, 'address.delivery.') : own
  if (townOfDelivery.test(billed)) return 'deliveryPostalCode'
  return cart ? chosenAt(billed, cart) : billed
}

/** Returns true when the form shows a field for a cart. */
function isAsked(field: string, cart: StoredCart, buyer: Buyer | null): boolean {
  const { deliveryType, carrier, contact } = cart
  const isBrought = deliveryType === 'delivery'
  const isCollected = deliveryType === 'clickAndCollect'
  const isVisible: Readonly<Record<string, boolean>> = {
    ...{ 'user.email': buyer === null, 'user.phone': true, 'user.birthdate': containsWine(cart) && !buyer?.birthdate },
    ...{ deliveryPostalCode: isBrought, 'delivery.idCarrier': isBrought },
    ...{ 'delivery.accessPointId': isBrought && carrier?.deliveryType === 'PICKUP' },
    ...{ 'delivery.idAddress': isCollected, idSchedule: isCollected, message: true, saleTermsAccepted: true },
  }
  const groups: Readonly<Record<string, boolean>> = {
    ...{ 'address.delivery': isHomeDelivery(cart), 'address.billing': true },
    ...{ company: contact.company !== null, gift: contact.gift !== null },
  }
  return ownValue(isVisible, field) ?? ownValue(groups, field.slice(0, field.lastIndexOf('.'))) ?? false
}

/** Maps errors to the fields of the form, visible or not. */
export function errorsByField(faults: readonly OrderFault[], cart: StoredCart | null): readonly OrderFault[] {
  return faults.map((fault) => ({ ...fault, field: askedAt(fault.field, cart) }))
}

/** Maps errors to the visible fields of the form, one for each field. Errors of hidden fields apply to the whole form. */
export function errorsByVisibleField(faults: readonly OrderFault[], { cart, buyer }: Refused): readonly OrderFault[] {
  if (cart === null) return faults
  const shown = faults.map((fault) => (isAsked(fault.field, cart, buyer) ? fault : { ...fault, field: '' }))
  return shown.filter(({ field, message }, index) => {
    const first = shown.findIndex((other) => other.field === field && (field !== '' || other.message === message))
    return first === index
  })
}
