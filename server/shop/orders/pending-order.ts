import type { PaymentStatus } from '#domain/shop/orders/order-status.ts'

/** The states in which an order waits for its money. */
export const awaitingPaymentStatuses: readonly PaymentStatus[] = ['PENDING_PAYMENT', 'AWAITING_TRANSFER', 'DEBIT_PENDING']

/** Whether an order waits for its money. */
export function isAwaitingPayment(status: PaymentStatus): boolean {
  return awaitingPaymentStatuses.includes(status)
}
