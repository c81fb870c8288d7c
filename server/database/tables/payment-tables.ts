import type { GeneratedAlways } from 'kysely'
import type { refundReasons } from '#schemas/api/shop/order-view.ts'
import type { Defaulted, GeneratedTime, NullableTime } from './column-types.ts'

/** Rows of `payments`: a try to pay an order through the provider. */
export interface PaymentsTable {
  id: GeneratedAlways<number>
  site_id: number
  order_id: number
  attempt: number
  method: 'CARD' | 'SEPA_DEBIT'
  /** In cents. */
  amount: number
  /** Our mark on it, and the key under which the provider makes it once. */
  key: GeneratedAlways<string>
  /** Its name at the provider; null as long as that has not answered. */
  intent_id: string | null
  /** When the bank last began to work on it. */
  under_way_at: NullableTime
  failed_at: NullableTime
  received_at: NullableTime
  cancelled_at: NullableTime
  received: number | null
  /** What became of the money: it pays the order, or goes back. */
  outcome: 'PAID' | 'RETURNED' | null
  /** When the provider was last asked how it stands. */
  checked_at: GeneratedTime
  created_at: GeneratedTime
}

/** Rows of `refunds`: money that goes back, through the provider or by somebody's hand. */
export interface RefundsTable {
  id: GeneratedAlways<number>
  site_id: number
  order_id: number
  payment_id: number | null
  credit_note_id: number | null
  reason: 'CREDIT_NOTE' | 'LATE' | 'AMOUNT' | 'TWICE'
  /** Of money that goes back by itself: why, as its buyer reads it; not known of what went back before this was kept. */
  why: Defaulted<(typeof refundReasons)[number] | null>
  amount: number
  key: GeneratedAlways<string>
  state: 'QUEUED' | 'SENT' | 'DONE' | 'BY_HAND'
  provider_id: string | null
  tries: Defaulted<number>
  due_at: GeneratedTime
  created_at: GeneratedTime
}

/** Rows of `webhook_events`: what the provider has told, each once. */
export interface WebhookEventsTable {
  id: string
  type: string
  received_at: GeneratedTime
}
