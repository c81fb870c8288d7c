import { multiplyCents, type Cents } from './cents.ts'
import type { Discount } from './discount.ts'

/** A discount without a code, from so many bottles in the cart on. */
export interface DiscountStep {
  readonly bottles: number
  readonly discount: Discount
}

/** The highest step that so many bottles reach; null below the first. */
export function reachedTier(steps: readonly DiscountStep[], bottles: number): DiscountStep | null {
  const reached = steps.filter((step) => step.bottles <= bottles).sort((one, other) => other.bottles - one.bottles)
  return reached[0] ?? null
}

/** What more bottles would bring: so many more, so much less to pay for what is in the cart already, and by what. */
export interface NextStep {
  readonly bottles: number
  readonly gain: Cents
  readonly kind: 'FREE_SHIPPING' | 'DISCOUNT'
}

/** Nobody adds bottles for less, in cents. */
const leastGain = 100
/** And a hundredth of what is paid at least. */
const leastShare = 100

/** Whether what more bottles would bring is worth telling to who pays so much: some cents, or less than a hundredth of it, are not. */
export function isWorthShowing({ gain }: NextStep, total: Cents): boolean {
  return gain >= leastGain && multiplyCents(gain, leastShare) >= total
}
