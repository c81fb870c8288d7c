import { cents, type Cents } from './cents.ts'

/**
 * Spreads an amount over others in proportion, to the cent: each share is rounded down, and the cents left over go to the largest remainders, the first of equals.
 * No share is larger than what it is taken off, as long as the amount is not larger than all together.
 */
export function allocateCents(amount: Cents, over: readonly Cents[]): readonly Cents[] {
  const whole = over.reduce<number>((sum, each) => sum + each, 0)
  if (whole === 0) return over.map(() => cents(0))
  // In BigInt: an amount times another may pass what a number holds exactly.
  const parts = over.map((each, index) => {
    const product = BigInt(amount) * BigInt(each)
    return { index, share: Number(product / BigInt(whole)), remainder: product % BigInt(whole) }
  })
  const left = amount - parts.reduce((sum, { share }) => sum + share, 0)
  const first = [...parts].sort((one, other) => Number(other.remainder - one.remainder)).slice(0, left)
  const raised = new Set(first.map(({ index }) => index))
  return parts.map(({ index, share }) => cents(share + (raised.has(index) ? 1 : 0)))
}
