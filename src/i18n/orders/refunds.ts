import type { OrderView } from '#schemas/api/shop/order-view.ts'
import { isOrderWithdrawn } from './withdrawn-units.ts'

/** How much of its price the credit notes of an order have given back, in euros. */
export function refundedOf({ papers }: Pick<OrderView, 'papers'>): number {
  const notes = papers.filter(({ kind }) => kind === 'CREDIT_NOTE')
  return notes.reduce((cents, { total }) => cents + Math.round(total * 100), 0) / 100
}

/** Whether all that was to be paid back of a withdrawn order was. */
export function isPaidBack({ payment, isOwed }: Pick<OrderView, 'payment' | 'isOwed'>): boolean {
  return payment === 'REFUNDED' || (payment === 'PARTLY_REFUNDED' && isOwed !== true)
}

/** What becomes of the money of a cancelled order: null where there is none to give back, or it has gone back already. */
export function moneyBackOf(order: OrderView): 'PAID' | 'PARTLY_REFUNDED' | 'DEBIT_PENDING' | null {
  const { payment, fulfilment, sentBack } = order
  if (fulfilment !== 'CANCELLED') return null
  if (payment === 'DEBIT_PENDING') return sentBack ? null : payment
  // Where all of its goods were given back, what is left of its price need not be owed.
  if (payment === 'PARTLY_REFUNDED') return isOrderWithdrawn(order) ? null : payment
  return payment === 'PAID' ? payment : null
}
