import { describe, expect, it } from 'vitest'
import { orderRequestOf } from '#machines/checkout/order-request.ts'
import { wholeCartExample } from '#tests/support/blocks/cart-examples.ts'
import { createOrderKeys } from './order-idempotency-key.ts'

const request = orderRequestOf(wholeCartExample, { method: 'TRANSFER', saleTermsAccepted: true, buyer: null }, 39.9)

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
    expect([...items.values()].join()).not.toContain(key)
    expect(await keys.keyOf(request)).not.toBe(key)
    expect(await createOrderKeys(38, values).keyOf(request)).toBe(await keys.keyOf(request))
  })

  it('is the same whoever orders it, so that nobody who signs in or mends their address orders twice unknown to them', async () => {
    const { values } = storage()
    const keys = createOrderKeys(38, values)
    const key = await keys.keyOf(request)
    expect(await keys.keyOf({ ...request, user: { ...request.user, email: '', phone: '06 39 98 00 12' } })).toBe(key)
    expect(await keys.keyOf({ ...request, payment: { method: 'CARD' } })).not.toBe(key)
  })

  it('is forgotten once it is known to be taken by another order, and no other is', async () => {
    for (const { values } of [storage(), storage(false)]) {
      const keys = createOrderKeys(38, values)
      const key = await keys.keyOf(request)
      const other = await keys.keyOf({ ...request, message: 'Autre chose' })
      await keys.forget(request)
      expect(await keys.keyOf(request)).not.toBe(key)
      expect(await keys.keyOf({ ...request, message: 'Autre chose' })).toBe(other)
    }
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

  it('is another once the order was taken, also where the browser has no room any more', async () => {
    const { values } = storage()
    let isFull = false
    const keys = createOrderKeys(38, { ...values, write: (name, value) => !isFull && values.write(name, value) })
    const key = await keys.keyOf(request)
    isFull = true
    keys.drop()
    const next = await keys.keyOf(request)
    expect([next === key, await keys.keyOf(request)]).toEqual([false, next])
  })

  it('is the same in two tabs that send one cart at the same moment, which hear of one another a little late', async () => {
    const shared = storage()
    // What a tab sees of the storage as long as it has not heard of what the other has just written.
    const tab = () => {
      const before = new Map(shared.items)
      return { ...shared.values, read: (name: string) => before.get(name) ?? null }
    }
    for (let round = 0; round < 2; round++) {
      const open = createOrderKeys(38, shared.values)
      const [one, other] = [createOrderKeys(38, tab()), createOrderKeys(38, tab())]
      const keys = await Promise.all([one, other].map((each) => each.keyOf(request)))
      expect(new Set(keys).size).toBe(1)
      open.drop()
      expect(await open.keyOf(request)).not.toBe(keys[0])
    }
  })

  it('is found again where a page of before has kept it alone, or among others', async () => {
    const { items, values } = storage()
    const keys = createOrderKeys(38, values)
    await keys.forget(request)
    const key = await keys.keyOf(request)
    const { keys: before } = JSON.parse(items.get('vitrine.38.cart.orderKey') ?? '') as { keys: unknown[] }
    for (const old of [before, before[0]]) {
      items.set('vitrine.38.cart.orderKey', JSON.stringify(old))
      const other = await createOrderKeys(38, values).keyOf({ ...request, message: 'Autre chose' })
      expect([key, other]).toEqual([await createOrderKeys(38, values).keyOf(request), other])
      expect(await createOrderKeys(38, values).keyOf({ ...request, message: 'Autre chose' })).toBe(other)
    }
  })

  it('takes no room however often the order is changed, and little however many were taken before', async () => {
    const { items, values } = storage()
    const keys = createOrderKeys(38, values)
    const key = await keys.keyOf(request)
    const before = items.get('vitrine.38.cart.orderKey')
    for (let change = 1; change <= 30; change++) await keys.keyOf({ ...request, message: `Essai ${change}` })
    expect([items.get('vitrine.38.cart.orderKey'), await keys.keyOf(request)]).toEqual([before, key])
    for (let change = 1; change <= 30; change++) await keys.forget({ ...request, message: `Essai ${change}` })
    expect(JSON.parse(items.get('vitrine.38.cart.orderKey') ?? '')).toMatchObject({ keys: { length: 20 } })
    expect(await keys.keyOf(request)).toBe(key)
  })

  it('outlives what is damaged in the storage, and a browser that keeps nothing', async () => {
    const { items, values } = storage()
    for (const damaged of ['{', '[{"key":1},null,3]', '"x"', '{"seed":3,"keys":[]}', '{"seed":"","keys":[4]}', '{"seed":"x","keys":1}']) {
      items.set('vitrine.38.cart.orderKey', damaged)
      expect(await createOrderKeys(38, values).keyOf(request)).toMatch(/^[\w-]{36}$/)
    }
    const keys = createOrderKeys(38, storage(false).values)
    expect(await keys.keyOf(request)).toBe(await keys.keyOf(request))
  })
})
