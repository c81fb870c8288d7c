import { describe, expect, it } from 'vitest'
import { inCents } from './euros-to-cents.ts'

describe('euros to cents', () => {
  it('returns whole cents despite binary fractions', () => {
    for (let amount = 0; amount < 200_000; amount++) expect(inCents(amount / 100)).toBe(amount)
    expect([8.2, 0.29, 1.15, 4.35, 19.99, 1_000_000.01].map(inCents)).toEqual([820, 29, 115, 435, 1999, 100_000_001])
  })

  it('converts negative amounts of discounts', () => {
    expect([-0.29, -14.9, 0].map(inCents)).toEqual([-29, -1490, 0])
  })
})
