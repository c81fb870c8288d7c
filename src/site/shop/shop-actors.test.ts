import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { JSDOM } from 'jsdom'
import type { CartEvent } from '#schemas/runtime/block-actors.ts'
import { createCaller } from '#api-client/transport/caller.ts'
import { CallError } from '#api-client/transport/errors.ts'
import { cartDiscountExample, lineExample, wineExample } from '#tests/support/blocks/cart-examples.ts'
import { CART_ADDED, CART_CHANGED, CART_WATCHED } from '#site/site-events.ts'
import { startShop } from './shop-actors.ts'

const add = (id: number, quantity: number): CartEvent => ({ type: 'line.add', product: wineExample(id), declinationId: null, quantity })
const quote = { ...cartDiscountExample, vat: [], step: null, nextStep: null }
const settle = () => new Promise((resolve) => setTimeout(resolve))
const { window } = new JSDOM('', { url: 'http://cave.localhost:3000/panier' })

beforeEach(() => {
  window.localStorage.clear()
  vi.stubGlobal('document', window.document)
  vi.stubGlobal('localStorage', window.localStorage)
  vi.stubGlobal('CustomEvent', window.CustomEvent)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
})
afterEach(() => vi.unstubAllGlobals())

/** Starts the actors of a page whose shop responds to each code as given. */
function open(answers: Readonly<Record<string, unknown>> = {}) {
  const asked: unknown[] = []
  const silent = createCaller({ base: '/api', locale: () => 'fr_FR' })
  const act = (name: string, { body }: { body?: { discount?: string } }) => {
    asked.push([name, body])
    const data = answers[body?.discount ?? name]
    return data instanceof Error ? Promise.reject(data) : Promise.resolve(data ?? null)
  }
  const caller = { ...silent, act: act as typeof silent.act }
  const said: string[] = []
  const notify = (_: unknown, text: string) => void said.push(text)
  const parts = { caller, idSite: () => 38, locale: () => 'fr_FR', notify, open: () => undefined, unreachable: 'Le serveur ne répond pas.' }
  return { asked, said, ...startShop(parts).actors }
}
const refused = (code: string) => new CallError('Ce code n’est plus valable.', { code }, { status: 422, body: null })

describe('the cart of a page', () => {
  it('is restored by the next page, and every change updates the badge', () => {
    const counts: number[] = []
    window.document.addEventListener(CART_CHANGED, (event) => void counts.push((event as CustomEvent<number>).detail))
    const { cart } = open()
    cart.send(add(31, 2))
    cart.send({ type: 'line.increase', id: 0 })
    expect(counts.slice(-2)).toEqual([2, 3])
    expect(open().cart.getState().lines).toMatchObject([{ id: 0, quantity: 3 }])
    expect(Object.keys(window.localStorage)).toEqual(['vitrine.38.cart.lines'])
  })
})

it('an addition before the cart is rendered is announced once it is', () => {
  const { cart } = open()
  const told: number[] = []
  cart.send(add(41, 2))
  const take = (event: Event) => {
    event.preventDefault()
    const { detail } = event as CustomEvent<number>
    // Other carts of this document wait too.
    if (detail > 40) told.push(detail)
  }
  window.document.addEventListener(CART_ADDED, take)
  for (const _ of [1, 2]) window.document.dispatchEvent(new window.Event(CART_WATCHED))
  expect(told).toEqual([41])
  cart.send(add(42, 1))
  window.document.dispatchEvent(new window.Event(CART_WATCHED))
  expect(told).toEqual([41, 42])
  window.document.removeEventListener(CART_ADDED, take)
})

describe('a discount code', () => {
  it('is validated with the lines of the cart and then stored in it', async () => {
    const { cart, discount, asked } = open({ BIENVENUE10: quote })
    cart.send(add(31, 2))
    discount.send({ type: 'code.submit', code: 'BIENVENUE10' })
    expect(discount.getState()).toMatchObject({ applied: null, isAsking: true })
    await settle()
    expect(asked).toEqual([['order.discount', { products: [{ id: 31, quantity: 2 }], discount: 'BIENVENUE10' }]])
    expect(cart.getState().kept.discount).toMatchObject({ discount: { code: 'BIENVENUE10' }, value: 2.5 })
    expect(discount.getState()).toEqual({ applied: 'BIENVENUE10', isAsking: false, message: null })
  })

  it('is validated again when the lines change, and removed with the cart', async () => {
    window.localStorage.setItem('vitrine.38.cart.lines', JSON.stringify([lineExample]))
    window.localStorage.setItem('vitrine.38.cart.discount', JSON.stringify(cartDiscountExample))
    const { cart, discount, asked } = open({ BIENVENUE10: quote })
    expect(discount.getState().applied).toBe('BIENVENUE10')
    cart.send({ type: 'line.increase', id: 0 })
    await settle()
    expect(asked).toEqual([['order.discount', { products: [{ id: 31, quantity: 3 }], discount: 'BIENVENUE10' }]])
    cart.send({ type: 'cart.clear' })
    expect([discount.getState().applied, asked.length]).toEqual([null, 1])
  })

  it('that is rejected shows the reason, and an unreachable server is reported', async () => {
    const { cart, discount } = open({
      ANCIEN: refused('DISCOUNT_EXPIRED'),
      LENT: new TypeError('fetch failed'),
      RIEN: { ...quote, discount: null },
    })
    cart.send(add(31, 2))
    const said = async (code: string) => {
      discount.send({ type: 'code.submit', code })
      await settle()
      return discount.getState().message
    }
    expect(await said('ANCIEN')).toBe('Ce code n’est plus valable.')
    expect(await said('LENT')).toBe('Le serveur ne répond pas.')
    expect(await said('RIEN')).toBe('Le serveur ne répond pas.')
    expect(cart.getState().kept.discount).toBeNull()
  })

  it('is removed when it no longer applies to the cart', async () => {
    window.localStorage.setItem('vitrine.38.cart.lines', JSON.stringify([lineExample]))
    window.localStorage.setItem('vitrine.38.cart.discount', JSON.stringify(cartDiscountExample))
    const { cart, discount } = open({ BIENVENUE10: refused('DISCOUNT_MINIMUM') })
    cart.send({ type: 'line.decrease', id: 0 })
    await settle()
    expect(cart.getState().kept.discount).toBeNull()
    expect(discount.getState()).toEqual({ applied: null, isAsking: false, message: 'Ce code n’est plus valable.' })
  })
})
