import type { CartState, CartTotals, CartLineView } from './block-actors.ts'
import type { Carrier, StoredCart } from './cart.ts'

const colissimo: Carrier = {
  ...{ id: 2, name: 'Colissimo', fdp: 0, price: 14.9, serviceCode: 'COLI', deliveryType: 'DELIVERY', siteType: 'CLASSIC' },
  delayDays: [2, 3],
  mostUnits: null,
}
const relay: Carrier = {
  ...colissimo,
  ...{ id: 3, name: 'Mondial Relay', fdp: 6.9, price: 6.9, serviceCode: 'MR24', deliveryType: 'PICKUP' },
}
const home = {
  firstname: 'Camille',
  lastname: 'Roy',
  address: '5, rue des Lilas',
  addressPart2: '',
  postalCode: '75011',
  city: 'Paris',
  country: 1,
}

/** The stored data of a complete order, for the block catalogue. */
const storedCart: StoredCart = {
  lines: [],
  deliveryType: 'delivery',
  clickAndCollect: { date: null, idAddress: null, idSchedule: null },
  accessPoint: null,
  city: { postalCode: '75011', name: 'Paris' },
  country: { id: 1, alphaTwo: 'FR', alphaThree: 'FRA' },
  carrier: colissimo,
  shippingPrices: [colissimo, relay],
  address: { shipping: home, billing: home },
  contact: {
    ...{ email: 'camille.roy@example.org', phone: '06 39 98 00 12', birthdate: '1987-04-02', message: 'Interphone 12' },
    ...{ company: null, gift: null },
  },
  discount: null,
}

const red: CartLineView = {
  ...{ id: 0, name: 'Combe Haute', url: 'produits/combe-haute', image: null, year: 2021, variants: ['75\u00a0cl'], contents: [] },
  capacityMl: 750,
  ...{ quantity: 6, step: 6, most: 24, wanted: null, price: 1250, total: 7500 },
}
const box: CartLineView = {
  ...{ id: 1, name: 'Coffret du vigneron', url: 'produits/coffret-du-vigneron', image: null, year: null, variants: [] },
  contents: [
    { idProduct: 30, name: 'Combe Haute', quantity: 2 },
    { idProduct: 31, name: 'Pierres Blanches', quantity: 1 },
  ],
  ...{ quantity: 2, step: 1, most: 2, wanted: 4, price: 4200, total: 8400 },
}
const totals: CartTotals = {
  ...{ bottles: 12, subtotal: 15_900, step: { bottles: 12, value: 795 }, code: { code: 'BIENVENUE10', value: 1511 } },
  ...{ fees: 0, total: 13_594, nextStep: null },
}

/** A complete cart of two items, for the block catalogue. */
export const previewCart: CartState = {
  ...{
    kept: storedCart,
    totals,
    lines: [red, box],
    holdsWine: true,
    asks: null,
    message: null,
    removed: null,
    added: { count: 0, limit: 'left' },
  },
}

/** A cart of one item, as in the examples of the order calls. */
export const smallStagedCart: CartState = {
  ...previewCart,
  lines: [red],
  totals: {
    ...{ bottles: 6, subtotal: 7500, step: null, code: { code: 'NOEL10', value: 750 } },
    ...{ fees: 0, total: 6750, nextStep: null },
  },
}
