import type { OrderView } from '#schemas/api/shop/order-view.ts'
import { isOrderWithdrawn } from '#i18n/orders/withdrawn-units.ts'

/** Returns true when nothing is left to give up: it was refunded whole, each of its lines was given up, or it ended unpaid after a withdrawal. */
const isNothingLeft = (order: OrderView): boolean => {
  const { payment, withdrawal } = order
  return payment === 'REFUNDED' || isOrderWithdrawn(order) || (withdrawal !== 'NONE' && (payment === 'FAILED' || payment === 'CANCELLED'))
}

/** Returns true when an order may be given up: not where nothing of it is left, nor what was cancelled, whose money goes back anyway, nor what a company bought. */
export const isWithdrawable = (order: OrderView): boolean =>
  !isNothingLeft(order) && order.fulfilment !== 'CANCELLED' && !order.isForCompany

/** Returns true when the deadline of withdrawal has passed: a declaration may still be sent, but the company need not accept it. */
export const isTooLate = ({ withdrawUntil }: Pick<OrderView, 'withdrawUntil'>, today: string): boolean =>
  withdrawUntil !== null && withdrawUntil < today

const neverPaid: ReadonlySet<OrderView['payment']> = new Set(['EXPIRED', 'FAILED', 'CANCELLED'])
const waiting: ReadonlySet<OrderView['payment']> = new Set(['PENDING_PAYMENT', 'AWAITING_TRANSFER'])

/** Why nothing of an order can be given up, or no more than the money that may still come; null where its buyer has the right to, or it was cancelled. */
export function withdrawalNotice(
  order: OrderView,
): 'withdrawNothing' | 'withdrawNoMore' | 'withdrawExpired' | 'withdrawUnpaid' | 'isForCompany' | null {
  const { payment, fulfilment } = order
  if (payment === 'REFUNDED') return 'withdrawNothing'
  if (payment === 'EXPIRED' && fulfilment === 'NEW') return 'withdrawExpired'
  if (neverPaid.has(payment)) return 'withdrawUnpaid'
  if (isOrderWithdrawn(order)) return 'withdrawNoMore'
  return order.isForCompany && fulfilment !== 'CANCELLED' ? 'isForCompany' : null
}

/** The state of the refund where no return is due. A refund follows only where money was paid. */
export function refundStatus({ payment, sentBack }: OrderView): 'nothingAwaited' | 'nothingArrived' | 'nothingPaid' | null {
  if (payment === 'DEBIT_PENDING') return 'nothingArrived'
  if (!neverPaid.has(payment) && !waiting.has(payment)) return 'nothingAwaited'
  return sentBack ? null : 'nothingPaid'
}
