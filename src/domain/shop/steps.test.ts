import { expect, it } from 'vitest'
import { reachedStep, type DiscountStep } from './steps.ts'

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
  expect(reachedStep(steps, bottles)?.bottles ?? null).toBe(reached)
})

it('no step is reached where there is none', () => {
  expect(reachedStep([], 12)).toBeNull()
})
