import { describe, expect, it } from 'vitest'
import type { CartKey, StoredCart } from '#schemas/runtime/cart.ts'
import {
  accessPointExample,
  carrierExample,
  cartDiscountExample,
  declinationExample,
  lineExample,
  pickupExample,
  placeExample,
  vintageExample,
} from '#tests/support/blocks/cart-examples.ts'
import { imageExample } from '#schemas/api/base/image.ts'
import { cartKeys, emptyCart, productShape, parseCart, parseCartPart } from './parse-stored-cart.ts'

const home = {
  firstname: 'Ada',
  lastname: 'Roy',
  address: '5 rue des Lilas',
  addressPart2: '',
  postalCode: '75011',
  city: 'Paris',
  country: 1,
}
const full: StoredCart = {
  lines: [lineExample, { id: 4, product: vintageExample(30, [declinationExample(107)]), declinationId: 107, quantity: 6 }],
  deliveryType: 'clickAndCollect',
  clickAndCollect: { date: '2026-12-04', idAddress: 4, idSchedule: 1 },
  accessPoint: accessPointExample,
  ...placeExample,
  carrier: pickupExample,
  shippingPrices: [carrierExample, pickupExample],
  address: { shipping: home, billing: { ...home, firstname: 'Luc' } },
  contact: {
    ...{ email: 'ada@example.org', phone: '0639980012', birthdate: '1980-01-31', message: 'Interphone 12' },
    company: { name: 'Le Comptoir', siret: '73282932000074', vatNumber: 'FR44732829320', reference: 'BC-12' },
    gift: { message: 'Bon anniversaire', from: 'Ada' },
  },
  discount: cartDiscountExample,
}
const keptOf = (cart: StoredCart) => new Map(cartKeys.map((key) => [key, JSON.stringify(cart[key])]))
const recovered = (kept: ReadonlyMap<CartKey, string>) => parseCart((key) => kept.get(key) ?? null)

/** Damaged values of local storage. */
const damaged = [
  ...[
    '',
    ' ',
    'null',
    'undefined',
    '{',
    '[',
    '[1,',
    '"',
    'NaN',
    '-1',
    '0',
    '1e999',
    'true',
    '"text"',
    '[]',
    '{}',
    '[[]]',
    '[null]',
    '[{}]',
  ],
  ...['{"__proto__":{"lines":1}}', '{"constructor":1}', '{"toString":null}', '\u0000', '\ud800', '💥', '<script>', '../../etc/passwd'],
  ...['[{"id":1}]', '{"date":3}', '{"postalCode":75011,"name":"Paris"}', '{"shipping":{}}', JSON.stringify(JSON.stringify(full.lines))],
  '['.repeat(20_000),
]

it('names the eleven parts of a cart', () => {
  expect([...cartKeys].sort()).toEqual([
    'accessPoint',
    'address',
    'carrier',
    'city',
    'clickAndCollect',
    'contact',
    'country',
    'deliveryType',
    'discount',
    'lines',
    'shippingPrices',
  ])
})

it('restores a complete stored cart', () => {
  expect(recovered(keptOf(full))).toEqual(full)
  expect(recovered(keptOf(emptyCart))).toEqual(emptyCart)
  expect(recovered(new Map())).toEqual(emptyCart)
})

describe.each(cartKeys)('damaged %s', (damagedKey) => {
  it.each(damaged)('%j becomes the empty default, and the other parts remain', (text) => {
    const cart = recovered(new Map([...keptOf(full), [damagedKey, text]]))
    expect({ ...cart, [damagedKey]: full[damagedKey] }).toEqual(full)
    expect(cart[damagedKey]).toEqual(emptyCart[damagedKey])
  })

  it('with one invalid value becomes the default or drops the value', () => {
    for (const changed of mutationsOf(full[damagedKey])) {
      const cart = recovered(new Map([...keptOf(full), [damagedKey, JSON.stringify(changed)]]))
      expect({ ...cart, [damagedKey]: full[damagedKey] }).toEqual(full)
      // Parsing is idempotent.
      expect(parseCartPart(damagedKey, JSON.stringify(cart[damagedKey]))).toEqual(cart[damagedKey])
    }
  })
})

/** Returns copies of a value, each with one inner value replaced. */
function mutationsOf(value: unknown): unknown[] {
  const odd = [null, -1, 1.5, '', 'odd', true, [], {}]
  if (typeof value !== 'object' || value === null) return odd
  const inner = Object.entries(value).flatMap(([name, part]: [string, unknown]) =>
    mutationsOf(part).map((changed) =>
      Array.isArray(value) ? Object.assign([...(value as unknown[])], { [name]: changed }) : { ...value, [name]: changed },
    ),
  )
  return [...odd, ...inner]
}

it.each(['CLICK_AND_COLLECT', 'delivery', ''])('drops a carrier with the delivery type “%s”', (deliveryType) => {
  const odd = { ...full.carrier, deliveryType }
  expect(parseCartPart('carrier', JSON.stringify(odd))).toBeNull()
  expect(parseCartPart('shippingPrices', JSON.stringify([odd, full.carrier]))).toEqual([full.carrier])
})

it('drops a line without a sellable item and retains the others', () => {
  const [first, second] = full.lines
  const lines = [
    { ...first, declinationId: 5 },
    second,
    { ...second, declinationId: null },
    { ...first, quantity: 0 },
    { ...first, quantity: 10_000 },
  ]
  expect(parseCartPart('lines', JSON.stringify(lines))).toEqual([second])
})

it('stores only the needed fields of a product', () => {
  const { blur, ...image } = imageExample
  const product = { ...lineExample.product, image: imageExample, content: '<p>…</p>' }
  expect(blur).toBeTruthy()
  expect(productShape(product)?.image).toEqual({
    alt: image.alt,
    width: image.width,
    height: image.height,
    filename: image.filename,
    externalPath: image.externalPath,
  })
  expect(productShape(product)).not.toHaveProperty('content')
})

it('restores the image of a variant, and accepts older carts without one', () => {
  const { image: _, ...bare } = declinationExample(107)
  const product = { ...vintageExample(30, []), declinations: [bare, declinationExample(108, { image: imageExample })] }
  expect(productShape(product)?.declinations.map(({ image }) => image?.alt)).toEqual([undefined, imageExample.alt])
})
