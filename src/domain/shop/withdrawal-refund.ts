import { cents, lessCents, noCents, sumCents, type Cents } from './cents.ts'
import { unitsBack, type Billed, type BilledLine, type Refund } from './credit-note.ts'
import type { OrderStatus } from './order-status.ts'

/** A line of an order that may be withdrawn from, unless the law leaves out what it sells (Code de la consommation, L221-28). */
export interface WithdrawableLine extends BilledLine {
  readonly isExempt: boolean
}

/** So many units of lines that a buyer gives up. */
export type GivenUp = Refund['lines']

/** Why a withdrawal moves an order on, or is for a person to look at. */
export type WithdrawalStanding = 'OPEN' | 'ENDED' | 'COMPANY' | 'EXEMPT' | 'LATE'

const ended: ReadonlySet<OrderStatus['payment']> = new Set(['EXPIRED', 'CANCELLED', 'FAILED', 'REFUNDED'])

/** Whether nothing is left of an order that could be withdrawn from. */
function isOver({ payment, fulfilment }: Pick<OrderStatus, 'payment' | 'fulfilment'>): boolean {
  return ended.has(payment) || fulfilment === 'CANCELLED'
}

/** How a withdrawal stands that came on a day: the right is a consumer's, of what is not exempt, until its last day; null is a day that is not known yet. */
export function withdrawalStanding(
  order: { readonly status: OrderStatus; readonly isCompany: boolean; readonly lines: readonly Pick<WithdrawableLine, 'isExempt'>[] },
  { day, deadline }: { readonly day: string; readonly deadline: string | null },
): WithdrawalStanding {
  if (isOver(order.status)) return 'ENDED'
  if (order.isCompany) return 'COMPANY'
  if (order.lines.every(({ isExempt }) => isExempt)) return 'EXEMPT'
  return deadline !== null && day > deadline ? 'LATE' : 'OPEN'
}

/**
 * What a withdrawal gives back: the goods that are given up (all of them when none are named), as far as they can be and were not before; and, once all of the
 * order is given up, the shipping that was paid, but no more of it than the cheapest standard way would have cost (L221-24).
 */
export function withdrawalRefund(
  { lines, fees }: Billed<WithdrawableLine>,
  earlier: readonly Refund[],
  { named, standardFees }: { readonly named: GivenUp | null; readonly standardFees: Cents | null },
): Refund {
  const given = lines.flatMap(({ id, quantity, isExempt }) => {
    const left = quantity - unitsBack(earlier, id)
    const wanted = named === null ? left : Math.min(left, unitsBack([{ lines: named }], id))
    return isExempt || wanted <= 0 ? [] : [{ id, quantity: wanted }]
  })
  const isWhole = given.length > 0 && lines.every(({ id, quantity }) => unitsBack([...earlier, { lines: given }], id) === quantity)
  if (!isWhole) return { lines: given, fees: noCents }
  const due = cents(Math.min(fees, standardFees ?? fees))
  return { lines: given, fees: lessCents(due, sumCents(earlier.map((refund) => refund.fees))) }
}
