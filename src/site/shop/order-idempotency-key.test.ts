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
  it('is the same for the same order, also after a reload, and reveals nothing of its buyer', async () => {
    const { items, values } = storage()
    const key = await createOrderKeys(38, values).keyOf(request)
    expect(await createOrderKeys(38, values).keyOf(request)).toBe(key)
    expect([...items.keys()]).toEqual(['vitrine.38.cart.orderKey'])
    expect([...items.values()].join()).not.toContain('ada@')
  })

  it('changes with the order, and once the order was accepted', async () => {
    const { items, values } = storage()
    const keys = createOrderKeys(38, values)
    const key = await keys.keyOf(request)
    expect(await keys.keyOf({ ...request, message: 'Autre chose' })).not.toBe(key)
    keys.drop()
    expect([...items.values()].join()).not.toContain(key)
    expect(await keys.keyOf(request)).not.toBe(key)
    expect(await createOrderKeys(38, values).keyOf(request)).toBe(await keys.keyOf(request))
  })

  it('is independent of the buyer, so that a login or a new address sends no duplicate', async () => {
    const { values } = storage()
    const keys = createOrderKeys(38, values)
    const key = await keys.keyOf(request)
    expect(await keys.keyOf({ ...request, user: { ...request.user, email: '', phone: '06 39 98 00 12' } })).toBe(key)
    expect(await keys.keyOf({ ...request, payment: { method: 'CARD' } })).not.toBe(key)
  })

  it('is deleted alone when it is known to be used by another order', async () => {
    for (const { values } of [storage(), storage(false)]) {
      const keys = createOrderKeys(38, values)
      const key = await keys.keyOf(request)
      const other = await keys.keyOf({ ...request, message: 'Autre chose' })
      await keys.forget(request)
      expect(await keys.keyOf(request)).not.toBe(key)
      expect(await keys.keyOf({ ...request, message: 'Autre chose' })).toBe(other)
    }
  })

  it('is the same after a change and its reversal, also after a reload', async () => {
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

  it('changes once the order was accepted, also when the storage is full', async () => {
    const { values } = storage()
    let isFull = false
    const keys = createOrderKeys(38, { ...values, write: (name, value) => !isFull && values.write(name, value) })
    const key = await keys.keyOf(request)
    isFull = true
    keys.drop()
    const next = await keys.keyOf(request)
    expect([next === key, await keys.keyOf(request)]).toEqual([false, next])
  })

  it('is the same in two tabs that send one cart at the same time', async () => {
    const shared = storage()
    // A tab with a stale view of the storage.
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

  it('is found when an older version stored it alone or among others', async () => {
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

  it('uses constant storage for changed orders, and little for accepted ones', async () => {
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

  it('works with damaged values and without storage', async () => {
    const { items, values } = storage()
    for (const damaged of ['{', '[{"key":1},null,3]', '"x"', '{"seed":3,"keys":[]}', '{"seed":"","keys":[4]}', '{"seed":"x","keys":1}']) {
      items.set('vitrine.38.cart.orderKey', damaged)
      expect(await createOrderKeys(38, values).keyOf(request)).toMatch(/^[\w-]{36}$/)
    }
    const keys = createOrderKeys(38, storage(false).values)
    expect(await keys.keyOf(request)).toBe(await keys.keyOf(request))
  })
})
