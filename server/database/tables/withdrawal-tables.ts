import type { ColumnType, GeneratedAlways } from 'kysely'
import type { Refund } from '#domain/shop/orders/credit-note.ts'
import type { WithdrawalStanding } from '#domain/shop/orders/withdrawal-refund.ts'
import type { Defaulted, GeneratedTime, NullableTime } from './column-types.ts'

/** The scope of a withdrawal. */
export type WithdrawalScope = 'ALL' | 'LINES' | 'WORDED'

/** A withdrawn product as declared. Its name is shown only with proof of ownership of the order. */
export interface WithdrawnProduct {
  id: number
  /** A variant that the catalogue does not have under this product. The order may contain it. */
  declinationId?: number
  quantity: number
  name: string | null
}

/** Rows of `withdrawals`: the declarations of buyers. */
export interface WithdrawalsTable {
  id: GeneratedAlways<number>
  site_id: number
  token_hash: Buffer
  reference: string
  email: string
  name: string
  /** Null for the whole order. */
  products: WithdrawnProduct[] | null
  message: string | null
  /** The whole order, lines of it, or free text. */
  scope: Defaulted<WithdrawalScope>
  /** The number of withdrawn units that the author saw; null without proof of ownership. */
  seen: Defaulted<number | null>
  /** The earlier withdrawal that this one repeats. A repeat does not count. */
  repeats: Defaulted<number | null>
  locale: string
  order_id: number | null
  user_id: number | null
  requested_at: GeneratedTime
  /** The time of the confirmation, from which it counts. */
  received_at: NullableTime
  /** The time at which it was processed and the company was notified. */
  settled_at: NullableTime
  /** The time at which all of its shipped goods were returned. */
  returned_at: NullableTime
  /** The state at that time; UNKNOWN without a matching order. */
  standing: WithdrawalStanding | 'UNKNOWN' | null
  /** The proposed refund. */
  refund: Refund | null
  /** The time of the review of a free-text withdrawal. */
  ruled_at: NullableTime
  /** The lines of the review; empty for nothing of the order, or for nothing beyond what ended it. */
  ruling: { readonly lines: readonly { readonly position: number; readonly quantity: number }[] } | null
}

/** Rows of `order_links`: further tokens that open an order. */
export interface OrderLinksTable {
  token_hash: Buffer
  site_id: number
  order_id: number
  expires_at: ColumnType<Date>
}
