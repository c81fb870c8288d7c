import type { Cents } from './cents.ts'
import type { Discount } from './discount.ts'

/** A discount without a code, from so many bottles in the cart on. */
export interface DiscountStep {
  readonly bottles: number
  readonly discount: Discount
}

/** The highest step that so many bottles reach; null below the first. */
export function reachedStep(steps: readonly DiscountStep[], bottles: number): DiscountStep | null {
  const reached = steps.filter((step) => step.bottles <= bottles).sort((one, other) => other.bottles - one.bottles)
  return reached[0] ?? null
}

/** What more bottles would bring: so many more, so much less to pay for what is in the cart already, and by what. */
export interface NextStep {
  readonly bottles: number
  readonly gain: Cents
  readonly kind: 'FREE_SHIPPING' | 'DISCOUNT'
}
