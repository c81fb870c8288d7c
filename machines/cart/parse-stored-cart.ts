import type { CartAddress, CartKey, CartLine, CartProduct, StoredCart } from '#schemas/runtime/cart.ts'
import { maximumQuantity } from '#domain/shop/orders/quantity.ts'
import { isLine } from './lines.ts'
import { amount, flag, listOf, number, oneOf, orNull, record, text, whole, type Shape } from './decoders.ts'

const noAddress: CartAddress = { firstname: '', lastname: '', address: '', addressPart2: '', postalCode: '', city: '', country: null }

/** An empty cart. */
export const emptyCart: StoredCart = {
  lines: [],
  deliveryType: 'delivery',
  clickAndCollect: { date: null, idAddress: null, idSchedule: null },
  accessPoint: null,
  city: null,
  country: null,
  carrier: null,
  shippingPrices: [],
  address: { shipping: noAddress, billing: noAddress },
  contact: { email: '', phone: '', birthdate: '', message: '', company: null, gift: null },
  discount: null,
}

const discount = {
  id: whole,
  type: oneOf('EURO', 'PERCENT'),
  amount,
  detailType: oneOf('PRODUCT', 'ORDER', 'SHIPPING_FEES'),
}
const capacity = { capacity: orNull(amount), capacityUnit: orNull(oneOf('LITER', 'CENTILITRE')) }
const stock = {
  id: whole,
  price: orNull(amount),
  discount: orNull(record({ ...discount, code: orNull(text) })),
  onSale: flag,
  quantity: orNull(whole),
  setQuantity: flag,
  sellByMultipleOf: orNull(whole),
  year: orNull(whole),
  ...capacity,
}
const value = orNull(record({ label: text }))
const variation = orNull(record({ label: text, displayLabel: orNull(text) }))

const image = orNull(record({ alt: text, width: whole, height: whole, filename: text, externalPath: text }))

/** Decodes the part of a catalogue product that the cart stores. */
export const productShape: Shape<CartProduct> = record({
  ...stock,
  idProduct: whole,
  reference: text,
  name: text,
  url: text,
  type: record({ type: oneOf('WINE', 'BOX') }),
  isVintage: flag,
  image,
  hasShippingFees: flag,
  products: listOf(record({ idProduct: whole, name: text, quantity: whole, ...capacity })),
  ...{ variation1: variation, variation2: variation, variation3: variation },
  declinations: listOf(record({ ...stock, variation1: value, variation2: value, variation3: value, image })),
})
const quantity: Shape<number> = (value) => {
  const read = whole(value)
  return read !== undefined && read > 0 && read <= maximumQuantity ? read : undefined
}
const someLine: Shape<CartLine> = record({ id: whole, product: productShape, declinationId: orNull(whole), quantity })
const line: Shape<CartLine> = (value) => {
  const read = someLine(value)
  return read && isLine(read) ? read : undefined
}
const carrier = record({
  id: whole,
  name: text,
  fdp: amount,
  price: amount,
  serviceCode: text,
  deliveryType: oneOf('DELIVERY', 'PICKUP'),
  siteType: text,
  delayDays: listOf(whole),
  mostUnits: orNull(whole),
})
const address = record({
  firstname: text,
  lastname: text,
  address: text,
  addressPart2: text,
  postalCode: text,
  city: text,
  country: orNull(whole),
})

const shapes: { readonly [Key in CartKey]: Shape<StoredCart[Key]> } = {
  lines: listOf(line),
  deliveryType: oneOf('delivery', 'clickAndCollect', 'no_delivery'),
  clickAndCollect: record({ date: orNull(text), idAddress: orNull(whole), idSchedule: orNull(whole) }),
  accessPoint: orNull(
    record({
      ...{ id: text, name: text, addLine1: text, zipCode: text, city: text, country: text, icon: orNull(text) },
      position: orNull(record({ lat: number, lng: number })),
    }),
  ),
  city: orNull(record({ postalCode: text, name: text })),
  country: orNull(record({ id: whole, alphaTwo: text, alphaThree: text })),
  carrier: orNull(carrier),
  shippingPrices: listOf(carrier),
  address: record({ shipping: address, billing: address }),
  contact: record({
    ...{ email: text, phone: text, birthdate: text, message: text },
    company: orNull(record({ name: text, siret: text, vatNumber: text, reference: text })),
    gift: orNull(record({ message: text, from: text })),
  }),
  discount: orNull(
    record({
      discount: record({ ...discount, code: text }),
      products: listOf(record({ id: whole, discount: amount })),
      ...{ value: amount, total: amount, subtotal: amount, shippingFees: amount },
    }),
  ),
}

/** The names of all parts of a stored cart. */
export const cartKeys = Object.keys(shapes) as readonly CartKey[]

function parse(stored: string): unknown {
  try {
    return JSON.parse(stored)
  } catch {
    return undefined
  }
}

/** Parses one part of a stored cart; its empty value when it is missing or invalid. */
export function parseCartPart<Key extends CartKey>(key: Key, stored: string | null): StoredCart[Key] {
  const read = stored === null ? undefined : shapes[key](parse(stored))
  return read ?? emptyCart[key]
}

/** Parses a stored cart part by part, so that one damaged part does not affect the others. */
export function parseCart(read: (key: CartKey) => string | null): StoredCart {
  return Object.fromEntries(cartKeys.map((key) => [key, parseCartPart(key, read(key))])) as unknown as StoredCart
}
