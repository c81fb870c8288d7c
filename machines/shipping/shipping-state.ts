import type { ShippingState } from '#schemas/runtime/block-actors.ts'
import type { ShippingSnapshot } from './shipping.machine.ts'

/** The machine at one moment as views see it. */
export function shippingStateOf(snapshot: ShippingSnapshot): ShippingState {
  const { place, message, isUnanswered } = snapshot.context
  return { asked: snapshot.matches('calculating') ? place : null, message, isUnanswered }
}
