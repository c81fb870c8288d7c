import type { OrderView } from '#schemas/api/shop/order-view.ts'
import type { CheckoutState } from '#schemas/runtime/checkout.ts'
import { isOrderWithdrawn } from '#i18n/orders/withdrawn-units.ts'
import { isActive, closureReason } from '#i18n/orders/closure-reason.ts'

/** What the last step of an order is by its true state: nothing is confirmed that still waits for its payment, or of which no more is to come. */
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

/** What its buyer has given up of an order as a whole, or was paid back in part. */
function givenBackOf(view: OrderView) {
  const isWithdrawn = view.withdrawal !== 'NONE' && isOrderWithdrawn(view)
  return [
    ...(isWithdrawn ? ([`block.order-tracking.withdrawal.${view.withdrawal === 'CLOSED' ? 'CLOSED' : 'CONFIRMED'}`] as const) : []),
    ...(view.payment === 'PARTLY_REFUNDED' ? (['block.checkout.partlyRefunded'] as const) : []),
  ]
}

/** What is said of an order that was just taken; the form to withdraw is a consumer's. */
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

/** What is said of an order that nothing has stopped: what has happened to it since it was taken, and of a new one that it was. */
export function statusText(view: OrderView | null): readonly Said[] {
  if (view === null) return ['block.checkout.mailed']
  if (view.isBeingRead) return ['block.order-tracking.isBeingRead']
  const since = [...stepOf(view), ...givenBackOf(view)]
  return since.length > 0 ? since : [takenOf(view)]
}
