import type { StoredCart } from '#schemas/runtime/cart.ts'
import type { Buyer, OrderFault } from '#schemas/runtime/checkout.ts'
import { containsWine } from '#domain/shop/products/contains-wine.ts'
import { orderDeliveryAddress, isHomeDelivery } from './order-request.ts'

/** By what an order was refused: its cart, where it is known, and who buys. */
export interface Refused {
  readonly cart: StoredCart | null
  readonly buyer: Buyer | null
}

/** What of an order is asked in another of its fields, whatever its way: the first of each group for the group, and the town for which shipping was priced. */
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

/** Whether the bill goes where the order is brought: one address is asked then. */
function isBilledThere(cart: StoredCart): boolean {
  const brought = orderDeliveryAddress(cart)
  const { billing } = cart.address
  return isHomeDelivery(cart) && (Object.keys(brought) as (keyof typeof brought)[]).every((line) => brought[line] === billing[line])
}

/** What is chosen where an order has no carrier, or one that needs no shop nearby. */
function chosenAt(field: string, { deliveryType, carrier }: StoredCart): string {
  if (!field.startsWith('delivery.')) return field
  if (deliveryType === 'clickAndCollect') return 'delivery.idAddress'
  return field === 'delivery.accessPointId' && carrier?.deliveryType !== 'PICKUP' ? 'delivery.idCarrier' : field
}

/** The field in which the checkout asks what the shop calls otherwise. */
function askedAt(field: string, cart: StoredCart | null): string {
  const [alias, asked] = aliases.find(([each]) => each.test(field)) ?? []
  const own = alias && asked ? field.replace(alias, asked) : field
  const billed = cart && isBilledThere(cart) ? own.replace(/^address\.billing\./, 'address.delivery.') : own
  if (townOfDelivery.test(billed)) return 'deliveryPostalCode'
  return cart ? chosenAt(billed, cart) : billed
}

/** Whether the checkout of a cart has a field. */
function isAsked(field: string, cart: StoredCart, buyer: Buyer | null): boolean {
  const { deliveryType, carrier, contact } = cart
  const isBrought = deliveryType === 'delivery'
  const isCollected = deliveryType === 'clickAndCollect'
  const asked: Readonly<Record<string, boolean>> = {
    ...{ 'user.email': buyer === null, 'user.phone': true, 'user.birthdate': containsWine(cart) && !buyer?.birthdate },
    ...{ deliveryPostalCode: isBrought, 'delivery.idCarrier': isBrought },
    ...{ 'delivery.accessPointId': isBrought && carrier?.deliveryType === 'PICKUP' },
    ...{ 'delivery.idAddress': isCollected, idSchedule: isCollected, message: true, saleTermsAccepted: true },
  }
  const groups: Readonly<Record<string, boolean>> = {
    ...{ 'address.delivery': isHomeDelivery(cart), 'address.billing': true },
    ...{ company: contact.company !== null, gift: contact.gift !== null },
  }
  return asked[field] ?? groups[field.slice(0, field.lastIndexOf('.'))] ?? false
}

/** What was refused, at the fields in which it is asked, whether they are shown or not. */
export function errorsByField(faults: readonly OrderFault[], cart: StoredCart | null): readonly OrderFault[] {
  return faults.map((fault) => ({ ...fault, field: askedAt(fault.field, cart) }))
}

/** What was refused, once for each field that the checkout of a cart shows; what it does not ask is told of the whole. */
export function errorsByVisibleField(faults: readonly OrderFault[], { cart, buyer }: Refused): readonly OrderFault[] {
  if (cart === null) return faults
  const shown = faults.map((fault) => (isAsked(fault.field, cart, buyer) ? fault : { ...fault, field: '' }))
  return shown.filter(({ field, message }, index) => {
    const first = shown.findIndex((other) => other.field === field && (field !== '' || other.message === message))
    return first === index
  })
}
