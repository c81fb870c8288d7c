import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import type { StoredCart } from '#schemas/runtime/cart.ts'
import { cents } from '#domain/shop/pricing/cents.ts'
import type { PublicRules } from '#domain/shop/orders/serialise-rules.ts'
import {
  carrierExample,
  cartDiscountExample,
  declinationExample,
  lineExample,
  placeExample,
  vintageExample,
  wineExample,
} from '#tests/support/blocks/cart-examples.ts'
import { cartMachine } from './cart.machine.ts'
import { cartStateOf } from './cart-state.ts'
import { emptyCart } from './parse-stored-cart.ts'

const rules: PublicRules = {
  freeShipping: { fromBottles: 12, fromGoods: null },
  limits: { minimum: null, maximum: null },
  steps: [{ bottles: 6, discount: { type: 'PERCENT', amount: 500, detailType: 'ORDER' } }],
  frenchFees: [],
}
/** Returns the state of a stored cart with the given pricing rules. */
function stateOf(stored: Partial<StoredCart>, by = rules) {
  const snapshot = createActor(cartMachine, { input: { stored: { ...emptyCart, ...stored } } })
    .start()
    .getSnapshot()
  return cartStateOf({ ...snapshot, context: { ...snapshot.context, rules: by } })
}

const reduced = { id: 9, type: 'PERCENT', amount: 10, detailType: 'PRODUCT', code: null } as const
const vintage = {
  id: 5,
  product: vintageExample(30, [declinationExample(107, { discount: reduced, setQuantity: true, quantity: 8 })]),
  declinationId: 107,
  quantity: 12,
}
const box = {
  ...{ id: 6, declinationId: null, quantity: 1 },
  product: wineExample(33, {
    ...{ type: { type: 'BOX' }, price: 60, sellByMultipleOf: 6 },
    products: [{ idProduct: 107, name: 'Cuvée 30 2021', quantity: 6 }],
  }),
}

describe('line of the cart state', () => {
  it('shows the item, its variant and its price after the discount of the catalogue', () => {
    expect(stateOf({ lines: [vintage] }).lines).toEqual([
      {
        ...{ id: 5, name: 'Cuvée 30', url: 'produits/cuvee-30', image: null, year: 2021, variants: ['75 cl'], contents: [] },
        ...{ capacityMl: 750, quantity: 6, step: 6, most: 6, limit: 'step', wanted: 12, price: 1125, total: 6750 },
      },
    ])
  })

  it('shows the image of the variant, or else of the product', () => {
    const picture = (alt: string) => ({ alt, width: 720, height: 1120, filename: 'a.svg', externalPath: '/media/a' })
    const declinations = [
      declinationExample(107),
      declinationExample(108, { image: picture('Magnum') }),
      declinationExample(109, { image: null }),
    ]
    const product = { ...vintageExample(30, declinations), image: picture('Bouteille') }
    const lines = declinations.map(({ id }) => ({ id, product, declinationId: id, quantity: 6 }))
    expect(stateOf({ lines }).lines.map(({ image }) => image?.alt)).toEqual(['Bouteille', 'Magnum', 'Bouteille'])
  })

  it('shows the contents of a box', () => {
    const [line] = stateOf({ lines: [box] }).lines
    expect(line).toMatchObject({ contents: [{ name: 'Cuvée 30 2021', quantity: 6 }], step: 1, most: 9999, wanted: null, total: 6000 })
  })

  it('shows the reason for the limit of the quantity', () => {
    const left = (quantity: number | null) => {
      const product = wineExample(31, { setQuantity: quantity !== null, quantity })
      return stateOf({ lines: [{ ...lineExample, product }] }).lines[0]?.limit
    }
    expect([null, 9999, 9998, 0].map(left)).toEqual(['order', 'order', 'left', 'gone'])
  })
})

describe('removed line of the cart state', () => {
  it('is shown by its name, with its year where it has one', () => {
    const snapshot = createActor(cartMachine, { input: { stored: emptyCart } })
      .start()
      .getSnapshot()
    const removed = (line: typeof vintage | typeof box | null) =>
      cartStateOf({ ...snapshot, context: { ...snapshot.context, removed: line && { line, index: 0 } } }).removed
    expect([vintage, box, null].map(removed)).toEqual(['Cuvée 30 2021', box.product.name, null])
  })
})

describe('totals of the cart state', () => {
  it('equal the quote under the rules of the shop', () => {
    const { totals } = stateOf({ lines: [lineExample] })
    expect(totals).toEqual({
      ...{ bottles: 2, subtotal: 2500, step: null, code: null, fees: null, total: 2500 },
      nextStep: { bottles: 4, gain: 125, kind: 'DISCOUNT' },
    })
    const cheap: PublicRules = { ...rules, steps: [{ bottles: 13, discount: { type: 'EURO', amount: 29, detailType: 'ORDER' } }] }
    // A saving of a few cents for eleven more bottles is not shown.
    expect(stateOf({ lines: [lineExample] }, cheap).totals).toMatchObject({ bottles: 2, nextStep: null })
    expect(stateOf({ lines: [lineExample, box] }).totals).toMatchObject({
      bottles: 8,
      step: { bottles: 6, value: cents(425) },
      total: 8075,
    })
  })

  it('report too few or too many bottles for a delivery, and nothing at the limits', () => {
    const limited = (minimum: number | null, maximum: number | null, more: Partial<StoredCart> = {}) =>
      stateOf({ lines: [lineExample], ...more }, { ...rules, limits: { minimum, maximum } }).totals?.limit
    expect([limited(3, null), limited(null, 1)]).toEqual([
      { kind: 'min', bottles: 3, count: 2 },
      { kind: 'max', bottles: 1, count: 2 },
    ])
    expect([limited(2, 2), limited(null, null), limited(3, null, { deliveryType: 'clickAndCollect' })]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(limited(3, null, { deliveryType: 'no_delivery' })).toBeUndefined()
  })

  it('include the present fees of the carrier, and free shipping, for shipped carts only', () => {
    const sent = { lines: [lineExample], ...placeExample, carrier: carrierExample }
    expect(stateOf(sent).totals).toMatchObject({ fees: 1490, total: 3990 })
    expect(stateOf({ ...sent, lines: [{ ...lineExample, quantity: 12 }] }).totals?.fees).toBe(0)
    const exported = { ...carrierExample, siteType: 'VIGNOBLE_EXPORT' as const }
    expect(stateOf({ ...sent, carrier: exported, lines: [{ ...lineExample, quantity: 12 }] }).totals?.fees).toBe(1490)
    const abroad = { ...placeExample.country, alphaTwo: 'BE' }
    expect(stateOf({ ...sent, country: abroad, lines: [{ ...lineExample, quantity: 12 }] }).totals?.fees).toBe(1490)
    expect(stateOf({ ...sent, deliveryType: 'clickAndCollect' }).totals?.fees).toBeNull()
  })

  it('price the carriers with the present discount code', () => {
    const twelve = [{ ...lineExample, quantity: 12 }]
    const dear = { ...rules, freeShipping: { fromBottles: null, fromGoods: cents(14_000) } }
    const feesWith = (more: Partial<StoredCart>, by = dear) => {
      const { kept, totals } = stateOf(
        { lines: twelve, ...placeExample, carrier: carrierExample, shippingPrices: [carrierExample], ...more },
        by,
      )
      return [kept.shippingPrices.map(({ fdp }) => fdp), totals?.fees, totals?.code?.value]
    }
    const off = (amount: number) => ({
      discount: { ...cartDiscountExample, discount: { ...cartDiscountExample.discount, type: 'EURO' as const, amount } },
    })
    expect(feesWith({})).toEqual([[0], 0, undefined])
    expect(feesWith(off(60))).toEqual([[14.9], 1490, 6000])
    // The code would save less than the free shipping that it loses.
    expect(feesWith(off(14))).toEqual([[0], 0, 0])
    const free = { ...carrierExample, fdp: 0 }
    expect(feesWith({ lines: [lineExample], shippingPrices: [free] })).toEqual([[14.9], 1490, undefined])
    expect(feesWith({ lines: [lineExample], shippingPrices: [free], deliveryType: 'no_delivery' })[0]).toEqual([14.9])
  })

  it('announce free shipping before a carrier is chosen, in France or for the offered carriers', () => {
    const frenchFees = [{ fromUnits: 0, range: { least: cents(690), most: cents(1490) } }]
    const next = (more: Partial<StoredCart> = {}, by: Partial<PublicRules> = {}) =>
      stateOf({ lines: [{ ...lineExample, quantity: 10 }], ...more }, { ...rules, frenchFees, ...by }).totals?.nextStep
    const [free, place] = [{ bottles: 2, kind: 'FREE_SHIPPING' }, placeExample]
    expect(next()).toEqual({ ...free, gain: 690, inFrance: true })
    expect(next(place)).toEqual({ ...free, gain: 690 })
    expect(next({ ...place, shippingPrices: [carrierExample] })).toEqual({ ...free, gain: 1490 })
    const exported = { ...carrierExample, siteType: 'VIGNOBLE_EXPORT' }
    expect(next({ ...place, shippingPrices: [carrierExample, exported] })).toBeNull()
    expect(next({ ...place, carrier: exported })).toBeNull()
    const upTo = (mostUnits: number) => ({ ...carrierExample, mostUnits })
    expect([11, 12].map((most) => next({ ...place, carrier: upTo(most) }))).toEqual([null, { ...free, gain: 1490 }])
    expect([11, 12].map((most) => next({ ...place, shippingPrices: [upTo(most)] }))).toEqual([null, { ...free, gain: 1490 }])
    expect(next({ ...place, city: { postalCode: '97400', name: 'Saint-Denis' } })).toBeNull()
    expect(next({ country: { ...placeExample.country, alphaTwo: 'BE' } })).toBeNull()
    expect(next({}, { frenchFees: [] })).toBeNull()
    expect([next({ deliveryType: 'clickAndCollect' }), next({ deliveryType: 'no_delivery' })]).toEqual([null, null])
    const steps = [{ bottles: 12, discount: { type: 'EURO', amount: 4000, detailType: 'ORDER' } as const }]
    expect(next({}, { steps })).toEqual({ bottles: 2, gain: 4000, kind: 'DISCOUNT' })
  })

  it('apply a code to what it is for', () => {
    expect(stateOf({ lines: [lineExample], discount: cartDiscountExample }).totals).toMatchObject({
      code: { code: 'BIENVENUE10', value: 250 },
      total: 2250,
    })
    const { discount } = cartDiscountExample
    const onOne = { ...cartDiscountExample, discount: { ...discount, detailType: 'PRODUCT' as const } }
    expect(
      stateOf({ lines: [lineExample, { ...lineExample, id: 1, product: wineExample(32) }], discount: onOne }).totals?.code?.value,
    ).toBe(250)
  })

  it('announce a code for shipping until a carrier is chosen', () => {
    const { discount } = cartDiscountExample
    const freePost = { ...cartDiscountExample, discount: { ...discount, detailType: 'SHIPPING_FEES' as const } }
    expect(stateOf({ lines: [lineExample], discount: freePost }).totals?.code).toEqual({ code: 'BIENVENUE10', value: 0, onFees: true })
    const chosen = { lines: [lineExample], discount: freePost, ...{ carrier: carrierExample, deliveryType: 'delivery' as const } }
    expect(stateOf(chosen).totals?.code).not.toHaveProperty('onFees')
  })

  it('are null before the pricing rules are loaded', () => {
    const actor = createActor(cartMachine, { input: { stored: { ...emptyCart, lines: [lineExample] } } }).start()
    expect(cartStateOf(actor.getSnapshot())).toMatchObject({ totals: null, lines: [{ total: 2500 }] })
  })

  it('are null when prices are hidden', () => {
    const { lines, totals } = stateOf({ lines: [{ ...lineExample, product: wineExample(31, { price: null }) }] })
    expect([lines[0]?.price, lines[0]?.total, totals]).toEqual([null, null, null])
  })
})

it('shows the pending request and the error of the shop', () => {
  const actor = createActor(cartMachine, { input: { stored: { ...emptyCart, lines: [lineExample] } } }).start()
  const shown = () => cartStateOf(actor.getSnapshot())
  expect(shown()).toMatchObject({ asks: null, message: null, kept: { lines: [lineExample], deliveryType: 'delivery' } })
  actor.send({ type: 'cart.validate', next: '/commande' })
  expect(shown().asks).toBe('validation')
  actor.send({ type: 'order.refuse', message: 'Non.' })
  expect(shown()).toMatchObject({ asks: 'quantities', message: 'Non.' })
})
