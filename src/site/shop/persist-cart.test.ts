import { describe, expect, it } from 'vitest'
import type { StorageChange } from '#machines/cart/cart-context.ts'
import { emptyCart } from '#machines/cart/parse-stored-cart.ts'
import type { StoredCart } from '#schemas/runtime/cart.ts'
import { lineExample, placeExample, wholeCartExample } from '#tests/support/blocks/cart-examples.ts'
import type { StoredValues } from '#site/browser-storage.ts'
import { createCartKeeper } from './persist-cart.ts'

const nameOf = (key: keyof StoredCart) => `vitrine.38.cart.${key}`

/** A storage that accepts all writes, is full, or denies access. */
function storage(held: Record<string, string> = {}) {
  const items = new Map(Object.entries(held))
  let mood: 'open' | 'full' | 'forbidden' = 'open'
  const values: StoredValues = {
    read: (name) => (mood === 'forbidden' ? null : (items.get(name) ?? null)),
    write: (name, value) => {
      if (mood === 'open') items.set(name, value)
      return mood === 'open'
    },
    remove: (name) => {
      if (mood !== 'forbidden') items.delete(name)
    },
  }
  return { items, values, become: (next: typeof mood) => (mood = next) }
}

/** Starts with the stored cart. */
function begin(values: StoredValues) {
  const keeper = createCartKeeper(38, values)
  const cart = keeper.recover()
  keeper.keep(cart)
  const changes = (): StorageChange[] => {
    const told: StorageChange[] = []
    keeper.lookAround((change) => told.push(change))
    return told
  }
  return { keeper, cart, changes }
}

describe('a cart in the browser', () => {
  it('is stored by part under its own keys, without empty parts', () => {
    const { items, values } = storage({ 'vitrine.37.cart.lines': 'other', theme: 'blue' })
    const { keeper, cart } = begin(values)
    expect(cart).toEqual(emptyCart)
    keeper.keep({ ...cart, lines: [lineExample], ...placeExample })
    expect([...items.keys()]).toEqual(['vitrine.37.cart.lines', 'theme', nameOf('lines'), nameOf('city'), nameOf('country')])
    expect(begin(values).cart).toEqual({ ...emptyCart, lines: [lineExample], ...placeExample })
    keeper.keep(emptyCart)
    expect([...items]).toEqual([
      ['vitrine.37.cart.lines', 'other'],
      ['theme', 'blue'],
    ])
  })

  it('has no owner once it is empty', () => {
    const member = 'vitrine.38.cart.member'
    const { items, values } = storage({ [nameOf('lines')]: JSON.stringify([lineExample]), [member]: '12' })
    const { keeper, cart } = begin(values)
    keeper.keep({ ...cart, ...placeExample })
    expect(items.get(member)).toBe('12')
    keeper.keep(emptyCart)
    expect([...items]).toEqual([])
  })

  it('loses only a damaged part, which stays stored until it is overwritten', () => {
    const { items, values } = storage({ [nameOf('lines')]: '[{', [nameOf('city')]: JSON.stringify(placeExample.city) })
    const { keeper, cart } = begin(values)
    expect(cart).toEqual({ ...emptyCart, city: placeExample.city })
    keeper.keep({ ...cart, country: placeExample.country })
    expect(items.get(nameOf('lines'))).toBe('[{')
    keeper.keep({ ...cart, lines: [lineExample] })
    expect(items.get(nameOf('lines'))).toBe(JSON.stringify([lineExample]))
  })

  it('is written only on a change', () => {
    const { items, values } = storage()
    const { keeper, cart } = begin(values)
    keeper.keep({ ...cart, lines: [lineExample] })
    items.set(nameOf('lines'), 'damaged')
    keeper.keep({ ...cart, lines: [{ ...lineExample }] })
    expect(items.get(nameOf('lines'))).toBe('damaged')
  })

  it.each(['full', 'forbidden'] as const)('is right in memory when storage is %s, and ignores older stored values', (mood) => {
    const kept = { [nameOf('lines')]: JSON.stringify([lineExample]), other: 'mine' }
    const { items, values, become } = storage(kept)
    const { keeper, cart, changes } = begin(values)
    become(mood)
    if (mood === 'forbidden') changes()
    keeper.keep({ ...cart, lines: [{ ...lineExample, quantity: 5 }] })
    expect(changes()).toEqual([])
    expect(items).toEqual(new Map(Object.entries(kept)))
  })

  it('applies a change of another tab once, without writing it', () => {
    const shared = storage()
    const here = begin(shared.values)
    const there = begin(shared.values)
    there.keeper.keep({ ...there.cart, lines: [lineExample], deliveryType: 'no_delivery' })
    shared.items.set(nameOf('carrier'), 'of a newer version')
    const before = new Map(shared.items)
    let cart = here.cart
    here.keeper.lookAround(({ key, value }) => {
      cart = { ...cart, [key ?? '']: key === 'carrier' ? null : (JSON.parse(value ?? 'null') as unknown) }
      here.keeper.keep(cart)
    })
    expect(cart).toEqual({ ...emptyCart, lines: [lineExample], deliveryType: 'no_delivery' })
    expect(shared.items).toEqual(before)
    expect([here.changes(), there.changes().map(({ key }) => key)]).toEqual([[], ['carrier']])
    here.keeper.keep({ ...cart, ...wholeCartExample, lines: [] })
    expect(there.changes()).toContainEqual({ type: 'storage.change', key: 'lines', value: null })
  })
})
