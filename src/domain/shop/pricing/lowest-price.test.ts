import { describe, expect, it } from 'vitest'
import { cents } from './cents.ts'
import { lowestRecentPrice } from './lowest-price.ts'

const now = Date.parse('2026-11-20T10:00:00Z')
const since = (daysAgo: number, price: number) => ({ since: now - daysAgo * 86_400_000, price: cents(price) })

describe('the lowest price of the thirty days before a reduction', () => {
  it('is the one that held then, however long ago it began', () => {
    expect(lowestRecentPrice([since(400, 1200)], now)).toBe(1200)
  })

  it('is the lowest of several, those that ended before the thirty days left out', () => {
    expect(lowestRecentPrice([since(90, 900), since(31, 1200), since(10, 1100), since(5, 1300)], now)).toBe(1100)
    expect(lowestRecentPrice([since(5, 1300), since(31, 1200), since(90, 900), since(10, 1100)], now)).toBe(1100)
    expect(lowestRecentPrice([since(90, 900), since(29, 1200)], now)).toBe(900)
    expect(lowestRecentPrice([since(90, 900), since(30, 1200)], now)).toBe(1200)
  })

  it('is unknown of what has never been sold before', () => {
    expect(lowestRecentPrice([], now)).toBeNull()
    expect(lowestRecentPrice([since(0, 1200), since(-1, 900)], now)).toBeNull()
  })
})
