import { describe, expect, it } from 'vitest'
import { isNamed, sellableOf } from './variant-reference.ts'

describe('a declination of a product', () => {
  const declination = { id: 2, productId: 1 }

  it.each([[{ id: 2 }], [{ id: 2, declinationId: null }], [{ id: 2, declinationId: 2 }], [{ id: 1, declinationId: 2 }]])(
    'is named by %j',
    (name) => {
      expect([sellableOf(name), isNamed(declination, name)]).toEqual([2, true])
    },
  )

  it.each([
    [{ id: 1 }],
    [{ id: 6, declinationId: 2 }],
    [{ id: 1, declinationId: 3 }],
    [{ id: 2, declinationId: 1 }],
    [{ id: 1, declinationId: 1 }],
  ])('is not named by %j', (name) => {
    expect(isNamed(declination, name)).toBe(false)
  })
})

it('a product without declinations is named by its own number', () => {
  expect([isNamed({ id: 7, productId: 7 }, { id: 7 }), isNamed({ id: 7, productId: 7 }, { id: 7, declinationId: 2 })]).toEqual([
    true,
    false,
  ])
})
