import { createActor, fromCallback, type EventObject } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { describe, expect, it } from 'vitest'
import type { CartKey, StoredCart } from '#schemas/runtime/cart.ts'
import type { AskedProducts } from '#domain/shop/orders/cart-line.ts'
import {
  accessPointExample,
  carrierExample,
  cartDiscountExample,
  lineExample,
  noShopRules,
  pickupExample,
  placeExample,
  wineExample,
} from '#tests/support/blocks/cart-examples.ts'
import { lateActors } from '#tests/support/machines/late-actors.ts'
import { machineSteps } from '#tests/support/machines/machine-steps.ts'
import type { CartContext, CartMachineEvent, StockUpdate, StorageChange } from './cart-context.ts'
import { cartMachine } from './cart.machine.ts'
import { cartKeys, emptyCart } from './parse-stored-cart.ts'

const wine = wineExample(31)
const outOfStock = new Error('Stock insuffisant pour « Cuvée 31 » (reste 4).')
const away = new Error('Le serveur ne répond pas.')
const news: StockUpdate = { figures: [{ id: 31, quantity: 4, setQuantity: true }], products: [], rules: noShopRules }

const told: readonly CartMachineEvent[] = [
  { type: 'line.add', product: wine, declinationId: null, quantity: 6 },
  { type: 'line.remove', id: 0 },
  { type: 'cart.clear' },
  { type: 'quantities.refresh' },
  { type: 'cart.validate', next: '/commande' },
  { type: 'order.refuse', message: outOfStock.message },
  { type: 'order.place' },
  { type: 'storage.change', key: 'lines', value: null },
]
const heard = [
  { type: 'xstate.done.actor.askQuantities', output: news },
  { type: 'xstate.error.actor.askQuantities', error: away },
  { type: 'xstate.done.actor.validateCart', output: null },
  { type: 'xstate.error.actor.validateCart', error: outOfStock },
]
const events = [...told, ...heard] as CartMachineEvent[]

type Shown = { readonly value: unknown; readonly context: CartContext }
const checkOf = ({ value }: Shown) => (value as { readonly check: string }).check
const nameOf = (state: Shown) => `${state.context.lines.length === 0 ? 'empty' : 'filled'} ${checkOf(state)}`
// One line with a few quantities, because the graph would be infinite otherwise.
const serializeState = (state: Shown) =>
  JSON.stringify([nameOf(state), Math.min(state.context.lines[0]?.quantity ?? 0, 7), state.context.errorCartMessage])
const options = { events, serializeState, input: { stored: emptyCart } }

describe('paths of the cart machine', () => {
  it('reach every state', () => {
    const reached = getShortestPaths(cartMachine, options).map(({ state }) => nameOf(state))
    expect([...new Set(reached)].sort()).toEqual([
      'empty idle',
      'empty refreshing',
      'filled idle',
      'filled refreshing',
      'filled validating',
    ])
  })

  it('change the pending request by exactly these transitions', () => {
    const ways = new Set<string>()
    for (const { state, event, nextState } of machineSteps(cartMachine, options)) {
      const [from, to] = [checkOf(state), checkOf(nextState)]
      if (from !== to) ways.add(`${from} → ${event.type.replace(/^xstate\.(done|error)\.actor\./, '$1 ')} → ${to}`)
    }
    expect([...ways].sort()).toEqual(
      [
        ...[
          'idle → quantities.refresh → refreshing',
          'refreshing → cart.validate → validating',
          'idle → cart.validate → validating',
          'idle → order.refuse → refreshing',
        ],
        ...['refreshing → done askQuantities → idle', 'refreshing → error askQuantities → idle'],
        ...[
          'validating → done validateCart → idle',
          'validating → error validateCart → refreshing',
          'validating → order.refuse → refreshing',
        ],
        ...['line.add', 'line.remove', 'cart.clear', 'order.place', 'storage.change'].map((event) => `validating → ${event} → idle`),
      ].sort(),
    )
  })

  it('retain an error message until the listed events', () => {
    const cleared = new Set<string>()
    for (const { state, event, nextState } of machineSteps(cartMachine, options))
      if (state.context.errorCartMessage !== null && nextState.context.errorCartMessage === null) cleared.add(event.type)
    expect([...cleared].sort()).toEqual(['cart.clear', 'cart.validate', 'line.add', 'line.remove', 'order.place', 'quantities.refresh'])
  })
})

/** Runs the machine with actors that the test resolves. */
function run(stored: Partial<StoredCart> = {}) {
  const { later, ...late } = lateActors()
  const opened: string[] = []
  let tellStorage: (event: EventObject) => void = () => undefined
  const machine = cartMachine.provide({
    actors: {
      watchStorage: fromCallback(({ sendBack }) => {
        tellStorage = sendBack
      }),
      askQuantities: later<StockUpdate, AskedProducts>('askQuantities'),
      validateCart: later<unknown, AskedProducts>('validateCart'),
    },
    actions: { goOn: (_, { next }) => void opened.push(next) },
  })
  const actor = createActor(machine, { input: { stored: { ...emptyCart, ...stored } } }).start()
  return {
    ...late,
    opened,
    send: (event: CartMachineEvent) => actor.send(event),
    tellStorage: (key: CartKey | null, value: string | null) => tellStorage({ type: 'storage.change', key, value } as StorageChange),
    context: () => actor.getSnapshot().context,
    check: () => checkOf(actor.getSnapshot()),
  }
}

const full: Partial<StoredCart> = {
  ...placeExample,
  lines: [lineExample],
  carrier: carrierExample,
  shippingPrices: [carrierExample, pickupExample],
  accessPoint: accessPointExample,
  discount: cartDiscountExample,
}

describe('cart machine', () => {
  it('restores a stored cart and continues its line ids', () => {
    const { context, send } = run({ ...full, lines: [{ ...lineExample, id: 99_999 }] })
    expect(context()).toMatchObject({ ...full, lines: [{ id: 99_999, quantity: 2 }] })
    send({ type: 'line.add', product: wineExample(32), declinationId: null, quantity: '2' })
    expect(context().lines.map(({ id }) => id)).toEqual([99_999, 0])
  })

  it('parses typed quantities', () => {
    const { context, send } = run(full)
    const typed = (quantity: string | number) => {
      send({ type: 'line.set', id: 0, quantity })
      return context().lines[0]?.quantity
    }
    expect(['3', '4.9', '-2', 'abc', '', '12 bouteilles', 99_999].map(typed)).toEqual([3, 4, 1, 1, 1, 12, 9999])
    send({ type: 'line.set', id: 0, quantity: '2' })
    send({ type: 'line.increase', id: 0 })
    expect(context().lines[0]?.quantity).toBe(3)
    for (const _ of [1, 2, 3]) send({ type: 'line.decrease', id: 0 })
    expect(context().lines).toEqual([])
  })

  it('remembers the typed quantity of a line above the stock', () => {
    const few = { ...lineExample, product: wineExample(31, { setQuantity: true, quantity: 312 }) }
    const { context, send } = run({ ...full, lines: [few, { ...lineExample, id: 1, product: wineExample(32) }] })
    for (const id of [0, 1]) send({ type: 'line.set', id, quantity: '99999' })
    expect(context().lines.map(({ quantity }) => quantity)).toEqual([312, 9999])
    expect(context().wanted).toEqual({ 0: 99_999, 1: 99_999 })
  })

  it('reports the units of the last addition, and 0 when all stock is in the cart', () => {
    const { context, send } = run()
    const add = (quantity: number, product = wineExample(31, { setQuantity: true, quantity: 5 })) => {
      send({ type: 'line.add', product, declinationId: null, quantity })
      return context().added.count
    }
    expect([3, 4, 1].map((quantity) => add(quantity))).toEqual([3, 2, 0])
    expect(context()).toMatchObject({ added: { limit: 'left' }, wanted: {} })
    expect(add(6, wineExample(32))).toBe(6)
    // Some units in the cart are no longer in stock.
    expect(add(1, wineExample(31, { setQuantity: true, quantity: 3 }))).toBe(0)
    expect(add(1, { ...wine, name: undefined } as never)).toBe(0)
  })

  it('recounts the last addition after a stock update, and ignores older data of the same page', async () => {
    const { context, send, answer } = run()
    const product = wineExample(31, { setQuantity: true, quantity: 52 })
    const add = () => {
      send({ type: 'line.add', product, declinationId: null, quantity: 6 })
      return context().added
    }
    const hear = async (quantity: number) => {
      send({ type: 'quantities.refresh' })
      await answer({ ...news, figures: [{ id: 31, quantity, setQuantity: true }] })
      return [context().added, context().lines[0]?.quantity]
    }
    expect(add()).toEqual({ count: 6, limit: 'left' })
    expect(await hear(5)).toEqual([{ count: 5, limit: 'left' }, 5])
    expect([add(), add()]).toEqual([
      { count: 0, limit: 'left' },
      { count: 0, limit: 'left' },
    ])
    expect([context().lines[0]?.quantity, context().wanted]).toEqual([5, {}])
    expect(await hear(0)).toEqual([{ count: 0, limit: 'gone' }, 5])
    // Nothing is added to a sold-out line.
    expect([add(), context().lines[0]?.quantity]).toEqual([{ count: 0, limit: 'gone' }, 5])
  })

  it('reports the lower quantity when the stock has fallen below the line', async () => {
    const { context, send, answer } = run({ lines: [{ ...lineExample, quantity: 20 }] })
    const product = wineExample(31, { setQuantity: true, quantity: 10 })
    send({ type: 'line.add', product, declinationId: null, quantity: 1 })
    const cut = { added: { count: 0, limit: 'left', fewer: { from: 20, to: 10 } }, lines: [{ quantity: 10 }], wanted: { 0: 20 } }
    expect(context()).toMatchObject(cut)
    const hear = (quantity: number) => {
      send({ type: 'quantities.refresh' })
      return answer({ ...news, figures: [{ id: 31, quantity, setQuantity: true }] })
    }
    await hear(10)
    expect(context()).toMatchObject(cut)
    // The reduction was reported, so the old quantity is no longer pending.
    await hear(60)
    expect(context()).toMatchObject({ lines: [{ quantity: 10 }], wanted: {} })
  })

  it('adds units cut off by an old stock figure after the first update only', async () => {
    const { context, send, answer } = run()
    const product = wineExample(31, { setQuantity: true, quantity: 26 })
    const add = (quantity: number) => send({ type: 'line.add', product, declinationId: null, quantity })
    const hear = async (quantity: number) => {
      send({ type: 'quantities.refresh' })
      await answer({ ...news, figures: [{ id: 31, quantity, setQuantity: true }] })
      return [context().added, context().lines[0]?.quantity]
    }
    add(26)
    add(2)
    expect(context().added).toEqual({ count: 0, limit: 'left' })
    expect(await hear(36)).toEqual([{ count: 2, limit: 'left' }, 28])
    add(20)
    expect([context().added, await hear(36)]).toEqual([{ count: 8, limit: 'left' }, [{ count: 8, limit: 'left' }, 36]])
    expect(await hear(60)).toEqual([{ count: 8, limit: 'left' }, 36])
  })

  it('reports no addition after a line was changed or the cart was cleared', async () => {
    const { context, send, answer, tellStorage } = run()
    const changes = [
      () => send({ type: 'line.set', id: 0, quantity: 2 }),
      () => send({ type: 'cart.clear' }),
      () => tellStorage('lines', JSON.stringify([{ ...lineExample, id: 0 }])),
      () => tellStorage(null, null),
    ]
    for (const change of changes) {
      send({ type: 'cart.clear' })
      send({ type: 'line.add', product: { ...wine }, declinationId: null, quantity: 6 })
      expect(context().added.count).toBe(6)
      change()
      send({ type: 'quantities.refresh' })
      await answer({ ...news, figures: [{ id: 31, quantity: 1, setQuantity: true }] })
      expect(context().added.count).toBe(6)
    }
  })

  it('rejects an item that is not for sale', () => {
    const { context, send } = run()
    send({ type: 'line.add', product: wine, declinationId: 5, quantity: 1 })
    send({ type: 'line.add', product: { ...wine, name: undefined } as never, declinationId: null, quantity: 1 })
    expect(context().lines).toEqual([])
  })

  it('drops its shipping prices with each change of its lines', () => {
    for (const event of [
      { type: 'line.add', product: wine, declinationId: null, quantity: 1 },
      { type: 'line.set', id: 0, quantity: 5 },
      { type: 'line.increase', id: 0 },
      { type: 'line.decrease', id: 0 },
      { type: 'line.remove', id: 0 },
    ] as const) {
      const { context, send } = run(full)
      send(event)
      expect(context(), event.type).toMatchObject({ carrier: null, shippingPrices: [], city: placeExample.city })
    }
  })

  it('restores the last removed line at its former index', () => {
    const others = [wineExample(32), wineExample(33)].map((product, index) => ({
      id: index + 1,
      product,
      declinationId: null,
      quantity: 3,
    }))
    const { context, send } = run({ ...full, lines: [lineExample, ...others] })
    const shown = () => context().lines.map(({ product, quantity }) => [product.id, quantity])
    send({ type: 'line.remove', id: 1 })
    expect(context().removed?.line.product.id).toBe(32)
    send({ type: 'line.set', id: 2, quantity: 5 })
    send({ type: 'line.restore' })
    expect(shown()).toEqual([
      [31, 2],
      [32, 3],
      [33, 5],
    ])
    expect(context().removed).toBeNull()
    send({ type: 'line.restore' })
    expect(shown()).toHaveLength(3)
    // A quantity of 0 removes a line as well.
    send({ type: 'line.set', id: 2, quantity: '0' })
    expect(context().removed?.line.product.id).toBe(33)
  })

  it('adds a restored line to a new line of the same item, with unique ids', () => {
    const { context, send, tellStorage } = run({ ...full, lines: [lineExample] })
    send({ type: 'line.remove', id: 0 })
    const again = { id: 0, product: wineExample(32), declinationId: null, quantity: 1 }
    send({ type: 'line.add', ...again })
    expect(context().removed).toBeNull()
    send({ type: 'line.remove', id: context().lines[0]!.id })
    send({ type: 'line.restore' })
    expect(context().lines.map(({ product }) => product.id)).toEqual([32])
    send({ type: 'line.remove', id: context().lines[0]!.id })
    tellStorage('lines', JSON.stringify([again]))
    expect(context().removed).toBeNull()
    send({ type: 'quantities.refresh' })
    expect(context().lines).toHaveLength(1)
  })

  it('forgets the removed line when the cart is reopened', () => {
    const { context, send } = run({ ...full, lines: [lineExample, { ...lineExample, id: 1, product: wineExample(32) }] })
    send({ type: 'line.remove', id: 0 })
    send({ type: 'quantities.refresh' })
    expect(context().removed).toBeNull()
    send({ type: 'line.restore' })
    expect(context().lines).toHaveLength(1)
  })

  it('is emptied by the buyer and by an order', () => {
    for (const type of ['cart.clear', 'order.place'] as const) {
      const { context, send } = run(full)
      send({ type })
      expect(Object.fromEntries(cartKeys.map((key) => [key, context()[key]]))).toEqual(emptyCart)
    }
  })
})

describe('delivery of the cart', () => {
  it('drops carrier, town, prices and access point on click and collect', () => {
    const { context, send } = run(full)
    send({ type: 'delivery.choose', deliveryType: 'clickAndCollect' })
    const forgotten = { carrier: null, city: null, shippingPrices: [], accessPoint: null }
    expect(context()).toMatchObject({ ...full, ...forgotten, deliveryType: 'clickAndCollect' })
    send({ type: 'collection.choose', idAddress: 4 })
    send({ type: 'collection.choose', date: '2026-12-04', idSchedule: 1 })
    expect(context().clickAndCollect).toEqual({ idAddress: 4, date: '2026-12-04', idSchedule: 1 })
  })

  it('drops nothing for the other delivery modes', () => {
    for (const deliveryType of ['delivery', 'no_delivery'] as const) {
      const { context, send } = run({ ...full, deliveryType: 'clickAndCollect' })
      send({ type: 'delivery.choose', deliveryType })
      expect(context()).toMatchObject({ ...full, deliveryType })
    }
  })

  it('stores the place and drops the carrier after a calculation, failed or not', () => {
    const lyon = { city: { postalCode: '69002', name: 'Lyon' }, country: placeExample.country }
    const priced = run(full)
    priced.send({ type: 'shipping.price', prices: [pickupExample], ...lyon })
    expect(priced.context()).toMatchObject({ ...lyon, carrier: null, shippingPrices: [pickupExample] })
    const failed = run(full)
    failed.send({ type: 'shipping.fail', ...lyon })
    expect(failed.context()).toMatchObject({ ...lyon, carrier: carrierExample, shippingPrices: [] })
  })

  it('stores an access point for its carrier only', () => {
    const { context, send } = run({ ...full, carrier: pickupExample })
    send({ type: 'carrier.choose', carrier: pickupExample })
    expect(context().accessPoint).toEqual(accessPointExample)
    send({ type: 'carrier.choose', carrier: carrierExample })
    expect(context()).toMatchObject({ carrier: carrierExample, accessPoint: null })
    send({ type: 'accessPoint.choose', accessPoint: accessPointExample })
    expect(context().accessPoint).toEqual(accessPointExample)
  })

  it('stores the address and the contact part by part', () => {
    const { context, send } = run()
    const shipping = { ...emptyCart.address.shipping, firstname: 'Ada' }
    send({ type: 'address.write', address: { shipping } })
    send({ type: 'contact.write', contact: { phone: '0639980012' } })
    send({ type: 'contact.write', contact: { message: 'Interphone 12' } })
    expect(context().address).toEqual({ ...emptyCart.address, shipping })
    expect(context().contact).toEqual({ ...emptyCart.contact, phone: '0639980012', message: 'Interphone 12' })
  })
})

it('stores a discount until it is dropped', () => {
  const { context, send } = run({ lines: [lineExample] })
  send({ type: 'discount.apply', discount: cartDiscountExample })
  expect(context().discount).toEqual(cartDiscountExample)
  send({ type: 'discount.drop' })
  expect(context().discount).toBeNull()
})

describe('responses of the shop', () => {
  it('update the quantities, and drop shipping prices when a quantity falls', async () => {
    const { send, answer, context, asked } = run({ ...full, lines: [{ ...lineExample, quantity: 6 }] })
    send({ type: 'quantities.refresh' })
    send({ type: 'quantities.refresh' })
    expect(asked.map(({ name, input }) => [name, input])).toEqual([['askQuantities', [{ id: 31, quantity: 6 }]]])
    await answer({ figures: [{ id: 31, quantity: 60, setQuantity: true }], products: [], rules: noShopRules })
    expect(context()).toMatchObject({ carrier: carrierExample, wanted: {} })
    send({ type: 'quantities.refresh' })
    await answer(news)
    expect(context()).toMatchObject({ lines: [{ quantity: 4 }], wanted: { 0: 6 }, carrier: null, shippingPrices: [] })
  })

  it('are dropped after an addition, and requested again for all lines', async () => {
    const { send, answer, context, asked } = run({ lines: [lineExample] })
    send({ type: 'quantities.refresh' })
    send({ type: 'line.add', product: wineExample(32, { setQuantity: true, quantity: 5 }), declinationId: null, quantity: 6 })
    expect(context().added).toEqual({ count: 5, limit: 'left' })
    expect(asked.map(({ input }) => (input as AskedProducts).map(({ id }) => id))).toEqual([[31], [31, 32]])
    asked[0]?.resolve({ ...news, figures: [{ id: 31, quantity: 0, setQuantity: true }] } as never)
    await answer({ ...news, figures: [{ id: 32, quantity: 9, setQuantity: true }] })
    expect(context()).toMatchObject({ added: { count: 6 }, lines: [lineExample, { quantity: 6 }] })
  })

  it('open the next page when the cart is accepted', async () => {
    const { send, answer, opened, asked, check } = run(full)
    send({ type: 'cart.validate', next: '/commande' })
    expect([asked[0]?.name, check()]).toEqual(['validateCart', 'validating'])
    await answer(null)
    expect([opened, check()]).toEqual([['/commande'], 'idle'])
  })

  it('store the error of a rejected cart, and reload the quantities', async () => {
    const { send, refuse, answer, context, asked, opened } = run({ lines: [{ ...lineExample, quantity: 6 }] })
    send({ type: 'cart.validate', next: '/commande' })
    await refuse(outOfStock)
    expect([context().errorCartMessage, asked.at(-1)?.name, opened]).toEqual([outOfStock.message, 'askQuantities', []])
    await answer(news)
    expect(context()).toMatchObject({ errorCartMessage: outOfStock.message, lines: [{ quantity: 4 }] })
    send({ type: 'line.set', id: 0, quantity: 3 })
    expect(context().errorCartMessage).toBeNull()
  })

  it('store the error of a rejected order, and reload the quantities', async () => {
    const { send, answer, context, asked } = run({ lines: [{ ...lineExample, quantity: 6 }] })
    send({ type: 'order.refuse', message: outOfStock.message })
    expect(asked.map(({ name }) => name)).toEqual(['askQuantities'])
    await answer(news)
    expect(context()).toMatchObject({ errorCartMessage: outOfStock.message, lines: [{ quantity: 4 }] })
  })

  it('report a network error, and ignore other rejections', async () => {
    const { send, refuse, context } = run({ lines: [lineExample] })
    send({ type: 'quantities.refresh' })
    await refuse(away)
    expect(context()).toMatchObject({ errorCartMessage: away.message, lines: [lineExample] })
    send({ type: 'quantities.refresh' })
    await refuse('odd')
    expect(context().errorCartMessage).toBe('')
  })

  it('are ignored when the cart has changed meanwhile', async () => {
    const { send, answer, opened } = run(full)
    send({ type: 'cart.validate', next: '/commande' })
    send({ type: 'line.increase', id: 0 })
    await answer(null)
    expect(opened).toEqual([])
  })
})

describe('storage changes of another tab', () => {
  it('apply to one part', () => {
    const { tellStorage, context } = run(full)
    tellStorage('lines', JSON.stringify([{ ...lineExample, id: 8, quantity: 3 }]))
    tellStorage('deliveryType', '"no_delivery"')
    tellStorage('carrier', null)
    expect(context()).toMatchObject({ ...full, lines: [{ id: 8, quantity: 3 }], nextId: 9, deliveryType: 'no_delivery', carrier: null })
  })

  it('clear the whole cart', () => {
    const { tellStorage, context } = run(full)
    tellStorage(null, null)
    expect(context()).toMatchObject(emptyCart)
  })
})

it('rejects every call without the actors of the app', async () => {
  const actor = createActor(cartMachine, { input: { stored: { ...emptyCart, lines: [lineExample] } } }).start()
  actor.send({ type: 'cart.validate', next: '/commande' })
  await new Promise((resolve) => setTimeout(resolve))
  await new Promise((resolve) => setTimeout(resolve))
  expect(actor.getSnapshot().context.errorCartMessage).toMatch(/the app provides/)
})
