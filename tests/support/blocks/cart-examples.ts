import type { PublicRules } from '#domain/shop/orders/serialise-rules.ts'
import type { CartState, CartLineView } from '#schemas/runtime/block-actors.ts'
import type { Carrier, CartDeclination, CartLine, CartProduct, CartStock, StoredCart } from '#schemas/runtime/cart.ts'

/** The rules of a shop without limits. */
export const noShopRules: PublicRules = {
  freeShipping: { fromBottles: null, fromGoods: null },
  limits: { minimum: null, maximum: null },
  steps: [],
  frenchFees: [],
}

const stock: Omit<CartStock, 'id'> = {
  price: 12.5,
  discount: null,
  onSale: true,
  quantity: null,
  setQuantity: false,
  sellByMultipleOf: null,
  year: null,
  capacity: 75,
  capacityUnit: 'CENTILITRE',
}

/** Builds a wine without variants, in the format of the cart. */
export function wineExample(id: number, more: Partial<CartProduct> = {}): CartProduct {
  return {
    ...{ id, idProduct: id, reference: `W${id}`, name: `Cuvée ${id}`, url: `produits/cuvee-${id}` },
    ...stock,
    ...{ type: { type: 'WINE' }, isVintage: false, image: null, hasShippingFees: true, products: [], declinations: [] },
    ...{ variation1: null, variation2: null, variation3: null },
    ...more,
  }
}

/** Builds a vintage of a wine that is sold by six. */
export function declinationExample(id: number, more: Partial<CartDeclination> = {}): CartDeclination {
  return {
    ...{ id, ...stock, year: 2021, sellByMultipleOf: 6, image: null },
    ...{ variation1: { label: '75 cl' }, variation2: null, variation3: null },
    ...more,
  }
}

/** Builds a wine with vintages. */
export function vintageExample(id: number, declinations: readonly CartDeclination[]): CartProduct {
  return wineExample(id, { isVintage: true, declinations, variation1: { label: 'Contenance', displayLabel: 'Format' } })
}

/** Two bottles of a wine. */
export const lineExample: CartLine = { id: 0, product: wineExample(31), declinationId: null, quantity: 2 }

/** A carrier that delivers to the door. */
export const carrierExample: Carrier = {
  id: 2,
  name: 'Colissimo',
  fdp: 0,
  price: 14.9,
  serviceCode: 'COLI',
  deliveryType: 'DELIVERY',
  siteType: 'CLASSIC',
  delayDays: [2, 3],
  mostUnits: null,
}

/** A carrier that delivers to a pickup point. */
export const pickupExample: Carrier = {
  ...carrierExample,
  ...{ id: 3, name: 'Mondial Relay', fdp: 6.9, price: 6.9, serviceCode: 'MR24', deliveryType: 'PICKUP' },
}

/** A pickup point. */
export const accessPointExample = {
  ...{ id: 'FR-012345', name: 'Tabac du Port', addLine1: '9 rue du Port', zipCode: '75011', city: 'Paris', country: 'FR' },
  ...{ position: { lat: 48.85, lng: 2.37 }, icon: 'mondial-relay' },
}

/** A destination. */
export const placeExample = {
  city: { postalCode: '75011', name: 'Paris' },
  country: { id: 1, alphaTwo: 'FR', alphaThree: 'FRA' },
}

/** The discount of a code. */
export const cartDiscountExample = {
  discount: { id: 9, code: 'BIENVENUE10', type: 'PERCENT', amount: 10, detailType: 'ORDER' },
  products: [{ id: 31, discount: 1.25 }],
  ...{ value: 2.5, subtotal: 25, shippingFees: 0, total: 22.5 },
} as const

const home = { firstname: 'Ada', lastname: 'Roy', address: '5 rue des Lilas', addressPart2: '', postalCode: '', city: '', country: null }

/** A cart that is complete for every kind of delivery. */
export const wholeCartExample: StoredCart = {
  ...placeExample,
  lines: [lineExample, { id: 1, product: vintageExample(30, [declinationExample(107)]), declinationId: 107, quantity: 6 }],
  deliveryType: 'delivery',
  clickAndCollect: { date: '2026-12-04', idAddress: 4, idSchedule: 1 },
  accessPoint: null,
  carrier: carrierExample,
  shippingPrices: [carrierExample, pickupExample],
  address: {
    shipping: home,
    billing: { ...home, firstname: 'Luc', address: '8 quai des Brumes', postalCode: '69002', city: 'Lyon', country: 1 },
  },
  contact: { email: 'ada@example.org', phone: '0639980012', birthdate: '1980-01-31', message: 'Interphone 12', company: null, gift: null },
  discount: null,
}

/** A cart line in the format of pages. */
export const shownLineExample: CartLineView = {
  ...{ id: 0, name: 'Cuvée A', url: 'produits/cuvee-a', image: null, year: 2021, variants: ['75 cl'], contents: [] },
  ...{ quantity: 6, step: 6, most: 12, wanted: null, price: 1250, total: 7500 },
}

/** A cart with that line in the format of pages, idle and without totals. */
export const shownCartExample: Omit<CartState, 'totals'> = {
  ...{ kept: wholeCartExample, lines: [shownLineExample], holdsWine: true },
  ...{ asks: null, message: null, removed: null, added: { count: 0, limit: 'left' } },
}
