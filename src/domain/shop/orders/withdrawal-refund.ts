import { cents, subtractCents, zeroCents, sumCents, type Cents } from '#domain/shop/pricing/cents.ts'
import { refundedUnits, type Billed, type BilledLine, type Refund } from './credit-note.ts'
import type { OrderStatus } from './order-status.ts'

/** A line of an order. Exempt lines cannot be withdrawn from (Code de la consommation, L221-28). */
export interface WithdrawableLine extends BilledLine {
  readonly isExempt: boolean
}

/** The units of lines that a buyer withdraws from. */
export type WithdrawnUnits = Refund['lines']

/** The standing of a withdrawal: only OPEN is processed automatically; an administrator reviews the others. */
export type WithdrawalStanding = 'OPEN' | 'ENDED' | 'COMPANY' | 'EXEMPT' | 'LATE'

const ended: ReadonlySet<OrderStatus['payment']> = new Set(['EXPIRED', 'CANCELLED', 'FAILED', 'REFUNDED'])

const paid: ReadonlySet<OrderStatus['payment']> = new Set(['PAID', 'PARTLY_REFUNDED'])

/** Returns true when the order holds money that may have to be refunded. */
export function hasReceivedMoney({ payment }: Pick<OrderStatus, 'payment'>): boolean {
  return paid.has(payment)
}

/** Returns true when nothing of an order can be withdrawn from. A paid order can be, even when it is cancelled. */
function isOver(status: Pick<OrderStatus, 'payment' | 'fulfilment'>): boolean {
  return ended.has(status.payment) || (status.fulfilment === 'CANCELLED' && !hasReceivedMoney(status))
}

/**
 * Returns the standing of a withdrawal declared on a day. Consumers may withdraw from non-exempt lines until the deadline; a null deadline
 * is not known yet.
 */
export function withdrawalStatus(
  order: { readonly status: OrderStatus; readonly isCompany: boolean; readonly lines: readonly Pick<WithdrawableLine, 'isExempt'>[] },
  { day, deadline }: { readonly day: string; readonly deadline: string | null },
): WithdrawalStanding {
  if (isOver(order.status)) return 'ENDED'
  if (order.isCompany) return 'COMPANY'
  if (order.lines.every(({ isExempt }) => isExempt)) return 'EXEMPT'
  return deadline !== null && day > deadline ? 'LATE' : 'OPEN'
}

/** Returns true when all units of an order are withdrawn. */
export function isFullyWithdrawn({ lines }: Pick<Billed, 'lines'>, refunds: readonly Refund[]): boolean {
  return lines.every(({ id, quantity }) => refundedUnits(refunds, id) === quantity)
}

/**
 * Returns the refund of a withdrawal: the named goods (all when none are named) that are refundable and not refunded yet.
 * After a full withdrawal it includes the paid shipping fees, up to the price of the cheapest standard carrier (L221-24).
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
