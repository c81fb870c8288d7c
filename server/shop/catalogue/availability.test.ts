import { describe, expect, it } from 'vitest'
import { availabilityOf, type Stock } from './availability.ts'

const all = { WINE: true, BOX: true }
const stock = (onHand: number, reserved = 0, isTracked = true): Stock => ({ onHand, reserved, isTracked })
const wine = (own: Stock | null) => ({ type: 'WINE' as const, stock: own, contents: [] })
const box = (own: Stock | null, ...contents: readonly (readonly [count: number, stock: Stock | null])[]) => ({
  ...{ type: 'BOX' as const, stock: own },
  contents: contents.map(([count, held]) => ({ type: 'WINE' as const, stock: held, count })),
})

describe('what can be sold now', () => {
  it('is what is there less what others have reserved', () => {
    expect(availabilityOf(wine(stock(34)), all)).toEqual({ quantity: 34, setQuantity: true })
    expect(availabilityOf(wine(stock(34, 34)), all)).toEqual({ quantity: 0, setQuantity: true })
  })

  it('is not counted when the bottle is not', () => {
    const uncounted = { quantity: null, setQuantity: false }
    expect(availabilityOf(wine(stock(0, 0, false)), all)).toEqual(uncounted)
    expect(availabilityOf(wine(null), all)).toEqual(uncounted)
    expect(availabilityOf(wine(null), { WINE: false, BOX: false })).toEqual(uncounted)
  })

  it('is returned and limits nothing when its kind is not managed on this site', () => {
    const none = { WINE: false, BOX: false }
    expect(availabilityOf(wine(stock(5, 2)), { ...all, WINE: false })).toEqual({ quantity: 3, setQuantity: false })
    expect(availabilityOf(wine(stock(5, 5)), { ...all, WINE: false })).toEqual({ quantity: 0, setQuantity: false })
    expect(availabilityOf(box(stock(3)), { ...all, BOX: false })).toEqual({ quantity: 3, setQuantity: false })
    expect(availabilityOf(box(stock(3), [3, stock(8)]), none)).toEqual({ quantity: 2, setQuantity: false })
    expect(availabilityOf(box(null, [3, stock(8)]), none)).toEqual({ quantity: 2, setQuantity: false })
    // The bottles in a box limit it even where its own count does not.
    expect(availabilityOf(box(stock(1), [3, stock(8)]), { ...all, BOX: false })).toEqual({ quantity: 2, setQuantity: true })
  })

  it('is of a box as many as its own stock and its bottles allow', () => {
    expect(availabilityOf(box(stock(9), [3, stock(8)], [1, stock(5)]), all).quantity).toBe(2)
    expect(availabilityOf(box(stock(1), [3, stock(80)]), all).quantity).toBe(1)
    expect(availabilityOf(box(null, [2, stock(5)]), all).quantity).toBe(2)
    expect(availabilityOf(box(stock(4), [3, stock(8)]), { WINE: false, BOX: true }).quantity).toBe(4)
  })
})
