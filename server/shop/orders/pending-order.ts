import type { PaymentStatus } from '#domain/shop/orders/order-status.ts'

/** The states of an order for which no payment has begun to arrive. */
export const unpaidStatuses = ['PENDING_PAYMENT', 'AWAITING_TRANSFER'] as const satisfies readonly PaymentStatus[]

/** Returns true for an order for which no payment has begun to arrive. */
export function isUnpaid(status: PaymentStatus): boolean {
  return unpaidStatuses.some((unpaid) => unpaid === status)
}

/** The states of an order that waits for its money, the debit that the bank works on included. */
export const awaitingPaymentStatuses: readonly PaymentStatus[] = [...unpaidStatuses, 'DEBIT_PENDING']

/** Returns true for an order that waits for its money. */
export function isAwaitingPayment(status: PaymentStatus): boolean {
  return awaitingPaymentStatuses.includes(status)
}
