import type { Selectable } from 'kysely'
import type { OrdersTable } from '#server/database/tables/order-tables.ts'

/** Reason why a late payment cannot reopen an order: the order is over, or a part of it is no longer available. */
export type LateReason = 'WITHDRAWN' | 'CANCELLED' | 'ENDED' | UnavailableReason

/** The part of an order that is no longer available: its bottles (LATE), its pickup slot or its discount code. */
export type UnavailableReason = 'LATE' | 'SLOT' | 'CODE'

/** Returns the reason why a late payment cannot reopen an order that has ended. */
export function closedReason({ withdrawal_status, fulfilment_status }: Selectable<OrdersTable>): LateReason {
  if (withdrawal_status !== 'NONE') return 'WITHDRAWN'
  return fulfilment_status === 'CANCELLED' ? 'CANCELLED' : 'ENDED'
}

/** Returns true when an unpaid order may be reopened by a late payment: it has expired or its debit has failed, and it was not cancelled. */
export function canReopen({
  payment_status,
  fulfilment_status,
}: Pick<Selectable<OrdersTable>, 'payment_status' | 'fulfilment_status'>): boolean {
  return (payment_status === 'EXPIRED' || payment_status === 'FAILED') && fulfilment_status === 'NEW'
}
