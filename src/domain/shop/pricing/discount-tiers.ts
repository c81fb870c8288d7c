import { multiplyCents, type Cents } from './cents.ts'
import type { Discount } from './discount.ts'

/** A discount without a code, from a number of bottles in the cart. */
export interface DiscountStep {
  readonly bottles: number
  readonly discount: Discount
}

/** Returns the highest tier for a number of bottles; null below the first. */
export function reachedTier(steps: readonly DiscountStep[], bottles: number): DiscountStep | null {
  const reached = steps.filter((step) => step.bottles <= bottles).sort((one, other) => other.bottles - one.bottles)
  return reached[0] ?? null
}

/** The next advantage: the number of bottles to add, and the saving on the present content of the cart, in cents. */
export interface NextStep {
  readonly bottles: number
  readonly gain: Cents
  readonly kind: 'FREE_SHIPPING' | 'DISCOUNT'
}

/** Smallest saving that is shown, in cents. */
const MIN_GAIN_CENTS = 100
/** The saving must be at least one part in this many of the total. */
const MIN_GAIN_SHARE = 100

/** Returns true when a saving is large enough to show: at least 1 € and 1 % of the total. */
export function isWorthShowing({ gain }: NextStep, total: Cents): boolean {
  return gain >= MIN_GAIN_CENTS && multiplyCents(gain, MIN_GAIN_SHARE) >= total
}
