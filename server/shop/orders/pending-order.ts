import type { PaymentStatus } from '#domain/shop/order-status.ts'

/** The states in which an order waits for its money. */
export const waitingStatuses: readonly PaymentStatus[] = ['PENDING_PAYMENT', 'AWAITING_TRANSFER', 'DEBIT_PENDING']

/** Whether an order waits for its money. */
export function waitsForMoney(status: PaymentStatus): boolean {
  return waitingStatuses.includes(status)
}
