import type { GeneratedAlways } from 'kysely'
import type { refundReasons } from '#schemas/api/shop/order-view.ts'
import type { Defaulted, GeneratedTime, NullableTime } from './column-types.ts'

/** Rows of `payments`: the attempts to pay an order through the provider. */
export interface PaymentsTable {
  id: GeneratedAlways<number>
  site_id: number
  order_id: number
  attempt: number
  method: 'CARD' | 'SEPA_DEBIT'
  /** In cents. */
  amount: number
  /** The metadata of the payment at the provider, and its idempotency key. */
  key: GeneratedAlways<string>
  /** The id at the provider; null until it has responded. */
  intent_id: string | null
  /** The time at which the bank last started to process it. */
  under_way_at: NullableTime
  failed_at: NullableTime
  received_at: NullableTime
  cancelled_at: NullableTime
  received: number | null
  /** The outcome: the payment pays the order or is refunded. */
  outcome: 'PAID' | 'RETURNED' | null
  /** The time of the last status request to the provider. */
  checked_at: GeneratedTime
  created_at: GeneratedTime
}

/** Rows of `refunds`: refunds by the provider or by hand. */
export interface RefundsTable {
  id: GeneratedAlways<number>
  site_id: number
  order_id: number
  payment_id: number | null
  credit_note_id: number | null
  reason: 'CREDIT_NOTE' | 'LATE' | 'AMOUNT' | 'TWICE'
  /** The reason for an automatic refund, as shown to the buyer; unknown for older ones. */
  why: Defaulted<(typeof refundReasons)[number] | null>
  amount: number
  key: GeneratedAlways<string>
  state: 'QUEUED' | 'SENT' | 'DONE' | 'BY_HAND'
  provider_id: string | null
  tries: Defaulted<number>
  due_at: GeneratedTime
  created_at: GeneratedTime
}

/** Rows of `webhook_events`: the events of the provider, each once. */
export interface WebhookEventsTable {
  id: string
  type: string
  received_at: GeneratedTime
}
