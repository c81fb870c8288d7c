import { describe, expect, it } from 'vitest'
import { countBottles, countBottlesUp, toMillilitres } from './bottles.ts'

describe('a capacity', () => {
  it.each([
    [75, 'CENTILITRE', 750],
    [37.5, 'CENTILITRE', 375],
    [0.75, 'LITER', 750],
    [0.375, 'LITER', 375],
    [1.5, 'LITER', 1500],
    [0.7, 'LITER', 700],
    [18.7, 'CENTILITRE', 187],
    [null, 'LITER', null],
    [75, null, null],
  ] as const)('of %s %s holds %s ml', (capacity, unit, millilitres) => {
    expect(toMillilitres(capacity, unit)).toBe(millilitres)
  })
})

describe('the bottles of a cart', () => {
  const wine = (quantity: number, capacityMl: number | null) => ({
    quantity,
    sellable: { type: 'WINE' as const, sellByMultipleOf: 6, capacityMl },
  })
  const box = (quantity: number, sellByMultipleOf: number | null) => ({
    quantity,
    sellable: { type: 'BOX' as const, sellByMultipleOf, capacityMl: null },
  })

  it.each([
    ['nothing', [], 0, 0],
    ['bottles', [wine(6, 750)], 6, 6],
    ['a half bottle', [wine(1, 375)], 0, 1],
    ['half bottles', [wine(3, 375)], 1, 2],
    ['half bottles of two wines, added up before anything is rounded', [wine(1, 375), wine(1, 500)], 1, 1],
    ['a bottle just below 75 cl', [wine(1, 749)], 0, 1],
    ['magnums, which count as bottles', [wine(2, 1500)], 2, 2],
    ['wines whose capacity is not known', [wine(4, null)], 4, 4],
    ['boxes', [box(2, 3)], 6, 6],
    ['a box that does not say what it holds', [box(1, null)], 1, 1],
    ['all of it', [wine(1, 375), wine(6, 750), box(1, 3), wine(1, 1500)], 10, 11],
  ])('of %s', (_, lines, down, up) => {
    expect(countBottles(lines)).toBe(down)
    expect(countBottlesUp(lines)).toBe(up)
  })
})
