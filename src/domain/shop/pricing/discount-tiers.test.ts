import { expect, it } from 'vitest'
import { cents } from './cents.ts'
import { isWorthShowing, reachedTier, type DiscountStep } from './discount-tiers.ts'

const step = (bottles: number): DiscountStep => ({ bottles, discount: { type: 'PERCENT', amount: bottles * 100, detailType: 'ORDER' } })
const steps = [step(12), step(6), step(24)]

it.each([
  [0, null],
  [5, null],
  [6, 6],
  [11, 6],
  [12, 12],
  [23, 12],
  [24, 24],
  [500, 24],
])('%s bottles reach the step of %s', (bottles, reached) => {
  expect(reachedTier(steps, bottles)?.bottles ?? null).toBe(reached)
})

it('no step is reached where there is none', () => {
  expect(reachedTier([], 12)).toBeNull()
})

it.each([
  ['a euro of a hundred', 100, 10_000, true],
  ['a cent less than a euro', 99, 1000, false],
  ['less than a hundredth of what is paid', 126, 12_601, false],
  ['some cents for many bottles', 29, 290, false],
  ['all that is paid', 690, 690, true],
])('%s less to pay is worth telling or not', (_, gain, total, isTold) => {
  expect(isWorthShowing({ bottles: 6, gain: cents(gain), kind: 'DISCOUNT' }, cents(total))).toBe(isTold)
})
