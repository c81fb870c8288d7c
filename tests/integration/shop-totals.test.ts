import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomCart, totalFaults, totalsStage, type TotalsStage } from '#tests/support/shop/compare-totals.ts'

let stage: TotalsStage

beforeAll(async () => {
  stage = await totalsStage()
})
afterAll(() => stage.close())

describe('the cost of a cart', () => {
  it('is equal to the cent in browser, quote, order and invoice, by line and tax', async () => {
    let compared = 0
    const told = new Set<string>()
    for (const cart of fc.sample(randomCart(stage), { numRuns: 40, seed: 38 })) {
      const totals = await stage.compare(cart)
      if (totals === null) continue
      expect({ cart, faults: totalFaults(totals) }).toEqual({ cart, faults: [] })
      for (const [step] of totals.nextSteps.slice(1)) told.add(step.split(' ').at(-1)!)
      compared += 1
    }
    expect(compared).toBeGreaterThan(30)
    expect([...told].sort()).toEqual(['DISCOUNT', 'FREE_SHIPPING', 'none'])
  })
})
