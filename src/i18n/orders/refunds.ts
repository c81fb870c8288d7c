import type { OrderView } from '#schemas/api/shop/order-view.ts'
import { isOrderWithdrawn } from './withdrawn-units.ts'

/** Returns the total of the credit notes of an order, in euros. */
export function refundedOf({ papers }: Pick<OrderView, 'papers'>): number {
  const notes = papers.filter(({ kind }) => kind === 'CREDIT_NOTE')
  return notes.reduce((cents, { total }) => cents + Math.round(total * 100), 0) / 100
}

/** Returns true when a withdrawn order is fully refunded. */
export function isPaidBack({ payment, isOwed }: Pick<OrderView, 'payment' | 'isOwed'>): boolean {
  return payment === 'REFUNDED' || (payment === 'PARTLY_REFUNDED' && isOwed !== true)
}

/** Returns the refund state of a cancelled order; null when nothing is due or all is refunded. */
export function moneyBackOf(order: OrderView): 'PAID' | 'PARTLY_REFUNDED' | 'DEBIT_PENDING' | null {
  const { payment, fulfilment, sentBack } = order
  if (fulfilment !== 'CANCELLED') return null
  if (payment === 'DEBIT_PENDING') return sentBack ? null : payment
  // When all goods are refunded, the rest of the price need not be due.
  if (payment === 'PARTLY_REFUNDED') return isOrderWithdrawn(order) ? null : payment
  return payment === 'PAID' ? payment : null
}
