import type { Selectable } from 'kysely'
import type { Intent } from '#server/adapters/stripe/payment-provider.ts'
import type { PaymentsTable } from '#server/database/tables/payment-tables.ts'

/** The known facts of a payment: the last time of each state, and the received cents. */
export interface PaymentFacts {
  readonly underWayAt: Date | null
  readonly failedAt: Date | null
  readonly receivedAt: Date | null
  readonly cancelledAt: Date | null
  readonly received: number | null
}

/** How a payment stands by all that is known of it. */
export type PaymentState = 'OPEN' | 'UNDER_WAY' | 'FAILED' | 'RECEIVED' | 'CANCELLED'

const nothing: PaymentFacts = { underWayAt: null, failedAt: null, receivedAt: null, cancelledAt: null, received: null }

/** The facts of an intent at a moment. */
export function factsOf({ status, hasFailed, received }: Intent, at: Date): PaymentFacts {
  if (status === 'RECEIVED') return { ...nothing, receivedAt: at, received }
  if (status === 'UNDER_WAY') return { ...nothing, underWayAt: at }
  if (status === 'CANCELLED') return { ...nothing, cancelledAt: at }
  return hasFailed ? { ...nothing, failedAt: at } : nothing
}

/** The facts of a stored payment. */
export function factsOfRow(row: Selectable<PaymentsTable>): PaymentFacts {
  const { under_way_at: underWayAt, failed_at: failedAt, received_at: receivedAt, cancelled_at: cancelledAt, received } = row
  return { underWayAt, failedAt, receivedAt, cancelledAt, received }
}

const later = (one: Date | null, other: Date | null): Date | null => (one === null || (other !== null && other > one) ? other : one)
const more = (one: number | null, other: number | null): number | null => (one === null ? other : Math.max(one, other ?? 0))

/** Merges two payment states: the latest value of each field. The merge is commutative and idempotent. */
export function mergeFacts(one: PaymentFacts, other: PaymentFacts): PaymentFacts {
  return {
    underWayAt: later(one.underWayAt, other.underWayAt),
    failedAt: later(one.failedAt, other.failedAt),
    receivedAt: later(one.receivedAt, other.receivedAt),
    cancelledAt: later(one.cancelledAt, other.cancelledAt),
    received: more(one.received, other.received),
  }
}

/**
 * How a payment stands; a try that failed before the bank had begun to work is no failure: the buyer may try again. What is cancelled while the bank works on
 * it has failed.
 */
export function paymentState({ underWayAt, failedAt, receivedAt, cancelledAt }: PaymentFacts): PaymentState {
  if (receivedAt !== null) return 'RECEIVED'
  if (cancelledAt !== null) return underWayAt === null ? 'CANCELLED' : 'FAILED'
  if (underWayAt === null) return 'OPEN'
  return failedAt !== null && failedAt >= underWayAt ? 'FAILED' : 'UNDER_WAY'
}
