import type { Selectable } from 'kysely'
import type { OrdersTable } from '#server/database/tables/order-tables.ts'

/** Reason why a late payment cannot reopen an order: the order is over, or some of its goods are reserved by another order. */
export type LateReason = 'WITHDRAWN' | 'CANCELLED' | 'ENDED' | UnavailableReason

/** What of an order is not there any more: bottles, the time to collect, the discount code. */
export type UnavailableReason = 'LATE' | 'SLOT' | 'CODE'

/** Why an order is over before it was paid. */
export function closedReason({ withdrawal_status, fulfilment_status }: Selectable<OrdersTable>): LateReason {
  if (withdrawal_status !== 'NONE') return 'WITHDRAWN'
  return fulfilment_status === 'CANCELLED' ? 'CANCELLED' : 'ENDED'
}

/** Returns true when an order that ended unpaid may be paid all the same, when all of it can still be had: its time was over or its debit came to nothing, and nobody has cancelled it. */
export function canReopen({
  payment_status,
  fulfilment_status,
}: Pick<Selectable<OrdersTable>, 'payment_status' | 'fulfilment_status'>): boolean {
  return (payment_status === 'EXPIRED' || payment_status === 'FAILED') && fulfilment_status === 'NEW'
}
