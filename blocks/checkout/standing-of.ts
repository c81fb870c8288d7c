import type { OrderView } from '#schemas/api/order-reading.ts'
import type { CheckoutState } from '#schemas/checkout.ts'

/** Why an order goes no further; null when it goes its way. */
export function closedBy(view: OrderView | null): 'cancelled' | 'refused' | 'closed' | null {
  if (view === null) return null
  if (view.fulfilment === 'CANCELLED' || view.payment === 'CANCELLED') return 'cancelled'
  if (view.payment === 'FAILED') return 'refused'
  return view.payment === 'EXPIRED' ? 'closed' : null
}

/** What the last step of an order is by its true state: nothing is confirmed that still waits for its payment, or that is over. */
export function lastStepOf({ view, awaited }: Pick<CheckoutState, 'view' | 'awaited'>): 'confirmed' | 'unpaid' | 'over' {
  if (closedBy(view) !== null) return 'over'
  return awaited !== null || view?.payment === 'PENDING_PAYMENT' ? 'unpaid' : 'confirmed'
}
