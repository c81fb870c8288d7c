import { describe, expect, it } from 'vitest'
import { orderRequestOf } from '#machines/checkout/order-request.ts'
import { wholeCartExample } from '#tests/support/cart-examples.ts'
import { createOrderKeys } from './order-key.ts'

const request = orderRequestOf(wholeCartExample, { method: 'TRANSFER', saleTermsAccepted: true }, 39.9)

function storage(keeps = true) {
  const items = new Map<string, string>()
  return {
    items,
    values: {
      read: (name: string) => items.get(name) ?? null,
      write: (name: string, value: string) => keeps && Boolean(items.set(name, value)),
      remove: (name: string) => void items.delete(name),
    },
  }
}

describe('the key of an order', () => {
  it('is the same for the same order, also on a page that was loaded again, and says nothing of its buyer', async () => {
    const { items, values } = storage()
    const key = await createOrderKeys(38, values).keyOf(request)
    expect(await createOrderKeys(38, values).keyOf(request)).toBe(key)
    expect([...items.keys()]).toEqual(['vitrine.38.cart.orderKey'])
    expect([...items.values()].join()).not.toContain('ada@')
  })

  it('is another for another order, and once the order was taken', async () => {
    const { items, values } = storage()
    const keys = createOrderKeys(38, values)
    const key = await keys.keyOf(request)
    expect(await keys.keyOf({ ...request, message: 'Autre chose' })).not.toBe(key)
    keys.drop()
    expect(items.size).toBe(0)
    expect(await keys.keyOf(request)).not.toBe(key)
  })

  it('is the same again for a cart that was changed and changed back, also on a page that was loaded again', async () => {
    for (const { values } of [storage(), storage(false)]) {
      const keys = createOrderKeys(38, values)
      const key = await keys.keyOf(request)
      const others = await Promise.all([1, 2].map((quantity) => keys.keyOf({ ...request, products: [{ id: 31, quantity }] })))
      expect(new Set([key, ...others]).size).toBe(3)
      expect(await keys.keyOf(request)).toBe(key)
    }
    const { values } = storage()
    const key = await createOrderKeys(38, values).keyOf(request)
    await createOrderKeys(38, values).keyOf({ ...request, message: 'Autre chose' })
    expect(await createOrderKeys(38, values).keyOf(request)).toBe(key)
  })

  it('is found again where a page of before has kept it alone', async () => {
    const { items, values } = storage()
    const key = await createOrderKeys(38, values).keyOf(request)
    const [alone] = JSON.parse(items.get('vitrine.38.cart.orderKey') ?? '') as unknown[]
    items.set('vitrine.38.cart.orderKey', JSON.stringify(alone))
    expect(await createOrderKeys(38, values).keyOf(request)).toBe(key)
  })

  it('stands among a bounded number of them, of which those sent last are kept', async () => {
    const { items, values } = storage()
    const keys = createOrderKeys(38, values)
    const key = await keys.keyOf(request)
    for (let change = 1; change <= 30; change++) {
      await keys.keyOf({ ...request, message: `Essai ${change}` })
      expect(await keys.keyOf(request)).toBe(key)
    }
    expect(JSON.parse(items.get('vitrine.38.cart.orderKey') ?? '')).toHaveLength(20)
  })

  it('outlives what is damaged in the storage, and a browser that keeps nothing', async () => {
    const { items, values } = storage()
    for (const damaged of ['{', '[{"key":1},null,3]', '"x"']) {
      items.set('vitrine.38.cart.orderKey', damaged)
      expect(await createOrderKeys(38, values).keyOf(request)).toMatch(/^[\w-]{36}$/)
    }
    const keys = createOrderKeys(38, storage(false).values)
    expect(await keys.keyOf(request)).toBe(await keys.keyOf(request))
  })
})
