import type { ShippingState } from '#schemas/block-actors.ts'
import type { ShippingSnapshot } from './shipping.machine.ts'

/** The machine at one moment as views see it. */
export function shippingStateOf(snapshot: ShippingSnapshot): ShippingState {
  const { message, isUnanswered } = snapshot.context
  return { isCalculating: snapshot.matches('calculating'), message, isUnanswered }
}
