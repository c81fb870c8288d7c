import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blockChecks } from '#tests/support/blocks/block-checks.ts'
import { checksOf } from '#tests/support/blocks/test-block.tsx'
import { inTurn, isInTurn, numberOfRun, takeTurn } from '#tests/support/sampling.ts'

const lists = fc.uniqueArray(fc.integer(), { maxLength: 60 })
const seeds = fc.nat(1_000_000)
const seedsFrom = (first: number, count: number) => Array.from({ length: count }, (_, index) => ({ seed: first + index, isFull: false }))

describe('a sample by turns', () => {
  it('takes every item once in as many consecutive seeds as there are parts', () => {
    fc.assert(
      fc.property(lists, fc.integer({ min: 1, max: 20 }), seeds, (list, parts, first) => {
        const taken = seedsFrom(first, parts).flatMap((turn) => takeTurn(list, parts, turn))
        expect(taken.toSorted()).toEqual(list.toSorted())
      }),
    )
  })

  it('takes parts of equal size, give or take one', () => {
    fc.assert(
      fc.property(lists, fc.integer({ min: 1, max: 20 }), seeds, (list, parts, seed) => {
        const { length } = takeTurn(list, parts, { seed, isFull: false })
        expect([Math.floor(list.length / parts), Math.ceil(list.length / parts)]).toContain(length)
      }),
    )
  })

  it('gives each subject every variant once in as many consecutive seeds as there are variants', () => {
    fc.assert(
      fc.property(lists, fc.nat(500), seeds, (variants, number, first) => {
        const taken = seedsFrom(first, variants.length).flatMap((turn) => inTurn(number, variants, turn))
        expect(taken.toSorted()).toEqual(variants.toSorted())
      }),
    )
  })

  it('gives two neighbours different variants', () => {
    expect(inTurn(3, [390, 1440], { seed: 8, isFull: false })).not.toEqual(inTurn(4, [390, 1440], { seed: 8, isFull: false }))
  })

  it('takes a test once in as many consecutive seeds as there are parts', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.integer({ min: 1, max: 20 }), seeds, (number, parts, first) => {
        expect(seedsFrom(first, parts).filter((turn) => isInTurn(number, parts, turn))).toHaveLength(1)
      }),
    )
  })

  it('gives what runs in one of some turns each of its variants in consecutive runs', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }), seeds, (number, parts, count, first) => {
        const variants = Array.from({ length: count }, (_, index) => index)
        const runs = seedsFrom(first, parts * count).filter((turn) => isInTurn(number, parts, turn))
        expect(runs.flatMap((turn) => inTurn(numberOfRun(number, parts, turn), variants, turn)).toSorted()).toEqual(variants)
      }),
    )
  })

  it('takes everything in full mode', () => {
    expect(isInTurn(1, 2, { seed: 0, isFull: true })).toBe(true)
    expect(takeTurn([1, 2, 3], 2, { seed: 1, isFull: true })).toEqual([1, 2, 3])
    expect(inTurn(1, [390, 1440], { seed: 1, isFull: true })).toEqual([390, 1440])
  })

  it.each([0, -1, 1.5, Number.NaN])('refuses a list in %s parts', (parts) => {
    expect(() => takeTurn([1], parts)).toThrow(/1 part or more/)
  })
})

describe('the checks of a block type that run by turn', () => {
  it('run once in their number of consecutive turns, and all without a turn', () => {
    for (const check of blockChecks) {
      const turns = Array.from({ length: check.apart ?? 1 }, (_, number) => ({ seed: 20_785 + number, isFull: false }))
      expect([check.name, turns.filter((each) => checksOf('hero', true, each).includes(check)).length]).toEqual([check.name, 1])
    }
    expect(blockChecks.filter(({ apart = 1 }) => apart > 1).length).toBeGreaterThan(2)
    expect(checksOf('hero', false)).toEqual(blockChecks)
    expect(checksOf('hero', true, { seed: 1, isFull: true })).toEqual(blockChecks)
  })
})
