import { describe, expect, it } from 'vitest'
import type { StorageChange } from '#machines/cart/cart-context.ts'
import { emptyCart } from '#machines/cart/parse-stored-cart.ts'
import type { StoredCart } from '#schemas/runtime/cart.ts'
import { lineExample, placeExample, wholeCartExample } from '#tests/support/blocks/cart-examples.ts'
import type { StoredValues } from '#site/browser-storage.ts'
import { createCartKeeper } from './persist-cart.ts'

const nameOf = (key: keyof StoredCart) => `vitrine.38.cart.${key}`

/** A storage that takes everything, nothing more, or nothing at all. */
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

/** A keeper that has begun with what is kept. */
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
  it('is kept part by part, under names of its own, and what is empty is not', () => {
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

  it('is nobody’s once it is empty', () => {
    const member = 'vitrine.38.cart.member'
    const { items, values } = storage({ [nameOf('lines')]: JSON.stringify([lineExample]), [member]: '12' })
    const { keeper, cart } = begin(values)
    keeper.keep({ ...cart, ...placeExample })
    expect(items.get(member)).toBe('12')
    keeper.keep(emptyCart)
    expect([...items]).toEqual([])
  })

  it('that is damaged in one part loses that part, which stays as it is until it is written anew', () => {
    const { items, values } = storage({ [nameOf('lines')]: '[{', [nameOf('city')]: JSON.stringify(placeExample.city) })
    const { keeper, cart } = begin(values)
    expect(cart).toEqual({ ...emptyCart, city: placeExample.city })
    keeper.keep({ ...cart, country: placeExample.country })
    expect(items.get(nameOf('lines'))).toBe('[{')
    keeper.keep({ ...cart, lines: [lineExample] })
    expect(items.get(nameOf('lines'))).toBe(JSON.stringify([lineExample]))
  })

  it('is written only when something in it is another than before', () => {
    const { items, values } = storage()
    const { keeper, cart } = begin(values)
    keeper.keep({ ...cart, lines: [lineExample] })
    items.set(nameOf('lines'), 'damaged')
    keeper.keep({ ...cart, lines: [{ ...lineExample }] })
    expect(items.get(nameOf('lines'))).toBe('damaged')
  })

  it.each(['full', 'forbidden'] as const)('is right in memory where the storage is %s, and what is older there is no news', (mood) => {
    const kept = { [nameOf('lines')]: JSON.stringify([lineExample]), other: 'mine' }
    const { items, values, become } = storage(kept)
    const { keeper, cart, changes } = begin(values)
    become(mood)
    if (mood === 'forbidden') changes()
    keeper.keep({ ...cart, lines: [{ ...lineExample, quantity: 5 }] })
    expect(changes()).toEqual([])
    expect(items).toEqual(new Map(Object.entries(kept)))
  })

  it('hears what another tab has changed, once, and leaves it to that tab to write', () => {
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
