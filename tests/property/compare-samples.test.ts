import { describe, expect, it } from 'vitest'
import { likelihoodOfOneSource, median } from '#tests/support/compare-samples.ts'

// A seeded generator, so that the numbers are the same in each run.
function drawer(seed: number): () => number {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

const sample = (draw: () => number, size: number, shift = 0) => Array.from({ length: size }, () => draw() * 20 + shift)

describe('two samples', () => {
  it('of one source rarely differ significantly', () => {
    const draw = drawer(7)
    const told = Array.from({ length: 200 }, () => likelihoodOfOneSource(sample(draw, 200), sample(draw, 200)) < 0.01)
    expect(told.filter(Boolean).length).toBeLessThan(8)
  })

  it('of two sources differ significantly', () => {
    const draw = drawer(11)
    for (let index = 0; index < 50; index += 1) expect(likelihoodOfOneSource(sample(draw, 200), sample(draw, 200, 6))).toBeLessThan(0.01)
  })

  it('have a median each', () => {
    expect([median([3, 1, 2]), median([4, 1, 3, 2]), median([5])]).toEqual([2, 2.5, 5])
  })
})
