import type { OrderView } from '#schemas/api/shop/order-view.ts'
import type { CheckoutState } from '#schemas/runtime/checkout.ts'
import { isOrderWithdrawn } from '#i18n/orders/withdrawn-units.ts'
import { isActive, closureReason } from '#i18n/orders/closure-reason.ts'

/** The last step of an order by its true state: an order that waits for its payment, or that has ended, is not confirmed. */
export function currentStep({ view, awaited }: Pick<CheckoutState, 'view' | 'awaited'>): 'confirmed' | 'unpaid' | 'over' {
  if (view !== null && (closureReason(view) !== null || !isActive(view))) return 'over'
  return awaited !== null || view?.payment === 'PENDING_PAYMENT' ? 'unpaid' : 'confirmed'
}

/** How far the desk is with an order that it has begun. */
function stepOf({ fulfilment, payment, delivery }: OrderView) {
  if (fulfilment === 'SHIPPED') return ['block.order-tracking.step.shipped'] as const
  if (fulfilment === 'READY') return ['block.order-tracking.step.ready'] as const
  if (fulfilment === 'DELIVERED') return ['block.order-tracking.step.delivered'] as const
  if (fulfilment === 'COLLECTED') return [`block.order-tracking.step.${delivery.type === 'NO_DELIVERY' ? 'handed' : 'collected'}`] as const
  return fulfilment === 'PREPARING' && payment !== 'DEBIT_PENDING' ? (['block.order-tracking.step.preparing'] as const) : []
}

/** The withdrawal of a whole order, or its partial refund. */
function givenBackOf(view: OrderView) {
  const isWithdrawn = view.withdrawal !== 'NONE' && isOrderWithdrawn(view)
  return [
    ...(isWithdrawn ? ([`block.order-tracking.withdrawal.${view.withdrawal === 'CLOSED' ? 'CLOSED' : 'CONFIRMED'}`] as const) : []),
    ...(view.payment === 'PARTLY_REFUNDED' ? (['block.checkout.partlyRefunded'] as const) : []),
  ]
}

/** The text about an order that was just placed. The withdrawal form is offered to consumers alone. */
function takenOf({ payment, isForCompany }: Pick<OrderView, 'payment' | 'isForCompany'>) {
  if (payment === 'DEBIT_PENDING') return 'block.checkout.debited'
  if (payment === 'PAID') return isForCompany ? 'block.checkout.paidByCompany' : 'block.checkout.paid'
  return isForCompany ? 'block.checkout.mailedToCompany' : 'block.checkout.mailed'
}

type Said =
  | ReturnType<typeof stepOf>[number]
  | ReturnType<typeof givenBackOf>[number]
  | ReturnType<typeof takenOf>
  | 'block.order-tracking.isBeingRead'

/** The text about a running order: its last event, or its arrival when it is new. */
export function statusText(view: OrderView | null): readonly Said[] {
  if (view === null) return ['block.checkout.mailed']
  if (view.isBeingRead) return ['block.order-tracking.isBeingRead']
  const since = [...stepOf(view), ...givenBackOf(view)]
  return since.length > 0 ? since : [takenOf(view)]
}
