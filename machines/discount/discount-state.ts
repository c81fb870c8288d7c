import type { DiscountState } from '#schemas/runtime/block-actors.ts'
import type { DiscountSnapshot } from './discount.machine.ts'

/** The machine at one moment as views see it. */
export function discountStateOf(snapshot: DiscountSnapshot): DiscountState {
  const { applied, message } = snapshot.context
  return { applied, isAsking: snapshot.matches('asking'), message }
}
