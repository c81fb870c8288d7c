import { cents, subtractCents, zeroCents, sumCents, type Cents } from '#domain/shop/pricing/cents.ts'
import { refundedUnits, type Billed, type BilledLine, type Refund } from './credit-note.ts'
import type { OrderStatus } from './order-status.ts'

/** A line of an order that may be withdrawn from, unless the law leaves out what it sells (Code de la consommation, L221-28). */
export interface WithdrawableLine extends BilledLine {
  readonly isExempt: boolean
}

/** So many units of lines that a buyer gives up. */
export type WithdrawnUnits = Refund['lines']

/** Why a withdrawal moves an order on, or is for a person to look at. */
export type WithdrawalStanding = 'OPEN' | 'ENDED' | 'COMPANY' | 'EXEMPT' | 'LATE'

const ended: ReadonlySet<OrderStatus['payment']> = new Set(['EXPIRED', 'CANCELLED', 'FAILED', 'REFUNDED'])

const paid: ReadonlySet<OrderStatus['payment']> = new Set(['PAID', 'PARTLY_REFUNDED'])

/** Whether money has come for an order that may still have to go back. */
export function hasReceivedMoney({ payment }: Pick<OrderStatus, 'payment'>): boolean {
  return paid.has(payment)
}

/** Whether nothing is left of an order that could be withdrawn from; what was paid for a cancelled one still is. */
function isOver(status: Pick<OrderStatus, 'payment' | 'fulfilment'>): boolean {
  return ended.has(status.payment) || (status.fulfilment === 'CANCELLED' && !hasReceivedMoney(status))
}

/** How a withdrawal stands that came on a day: the right is a consumer's, of what is not exempt, until its last day; null is a day that is not known yet. */
export function withdrawalStatus(
  order: { readonly status: OrderStatus; readonly isCompany: boolean; readonly lines: readonly Pick<WithdrawableLine, 'isExempt'>[] },
  { day, deadline }: { readonly day: string; readonly deadline: string | null },
): WithdrawalStanding {
  if (isOver(order.status)) return 'ENDED'
  if (order.isCompany) return 'COMPANY'
  if (order.lines.every(({ isExempt }) => isExempt)) return 'EXEMPT'
  return deadline !== null && day > deadline ? 'LATE' : 'OPEN'
}

/** Whether nothing of an order is left that was not given up. */
export function isFullyWithdrawn({ lines }: Pick<Billed, 'lines'>, refunds: readonly Refund[]): boolean {
  return lines.every(({ id, quantity }) => refundedUnits(refunds, id) === quantity)
}

/**
 * What a withdrawal gives back: the goods that are given up (all of them when none are named), as far as they can be and were not before; and, once all of the
 * order is given up, the shipping that was paid, but no more of it than the cheapest standard way would have cost (L221-24).
 */
export function withdrawalRefund(
  { lines, fees }: Billed<WithdrawableLine>,
  earlier: readonly Refund[],
  { named, standardFees }: { readonly named: WithdrawnUnits | null; readonly standardFees: Cents | null },
): Refund {
  const given = lines.flatMap(({ id, quantity, isExempt }) => {
    const left = quantity - refundedUnits(earlier, id)
    const wanted = named === null ? left : Math.min(left, refundedUnits([{ lines: named }], id))
    return isExempt || wanted <= 0 ? [] : [{ id, quantity: wanted }]
  })
  if (!isFullyWithdrawn({ lines }, [...earlier, { lines: given, fees: zeroCents }])) return { lines: given, fees: zeroCents }
  const due = cents(Math.min(fees, standardFees ?? fees))
  return { lines: given, fees: subtractCents(due, sumCents(earlier.map((refund) => refund.fees))) }
}
