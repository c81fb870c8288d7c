import type { CheckoutState } from '#schemas/checkout.ts'
import type { CheckoutSnapshot } from './checkout.machine.ts'

type Place = Pick<CheckoutState, 'step' | 'pending'>

function placeOf(snapshot: CheckoutSnapshot): Place {
  const { value } = snapshot
  if (typeof value === 'object') return { step: 'payment', pending: value.payment === 'ready' ? null : value.payment }
  // « opening » never lasts: the step that it opens follows at once.
  if (value === 'opening') return { step: snapshot.context.opens, pending: null }
  return value === 'ordering' ? { step: 'review', pending: value } : { step: value, pending: null }
}

/** The machine at one moment as views see it. */
export function checkoutStateOf(snapshot: CheckoutSnapshot): CheckoutState {
  const { buyer, faults, message, refusals, answer } = snapshot.context
  return {
    ...placeOf(snapshot),
    ...{ isMember: buyer !== null, faults, message, refusals },
    order: answer?.order ?? null,
    payment: answer?.payment ?? null,
  }
}
