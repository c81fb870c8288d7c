import type { ColumnType, GeneratedAlways } from 'kysely'
import type { Refund } from '#domain/shop/orders/credit-note.ts'
import type { WithdrawalStanding } from '#domain/shop/orders/withdrawal-refund.ts'
import type { Defaulted, GeneratedTime, NullableTime } from './column-types.ts'

/** What a withdrawal speaks of. */
export type WithdrawalScope = 'ALL' | 'LINES' | 'WORDED'

/** Something that a buyer gives up, as it was declared; its name is told by whoever has shown that the order is theirs. */
export interface WithdrawnProduct {
  id: number
  /** Where the catalogue does not know the declination under the number of this product: the order may. */
  declinationId?: number
  quantity: number
  name: string | null
}

/** Rows of `withdrawals`: what buyers have declared. */
export interface WithdrawalsTable {
  id: GeneratedAlways<number>
  site_id: number
  token_hash: Buffer
  reference: string
  email: string
  name: string
  /** Null: all of the order. */
  products: WithdrawnProduct[] | null
  message: string | null
  /** All of the order, lines of it, or what is said in words. */
  scope: Defaulted<WithdrawalScope>
  /** How many units of the order its author saw given up already; null where nobody has shown that the order is theirs. */
  seen: Defaulted<number | null>
  /** The withdrawal that was received before and says the same: then this one counts for nothing. */
  repeats: Defaulted<number | null>
  locale: string
  order_id: number | null
  user_id: number | null
  requested_at: GeneratedTime
  /** When it was confirmed: from then on it counts. */
  received_at: NullableTime
  /** When it was looked at by the rules, and the company was told. */
  settled_at: NullableTime
  /** When its goods were back, as far as they had left. */
  returned_at: NullableTime
  /** How it stood then; UNKNOWN when there is no such order. */
  standing: WithdrawalStanding | 'UNKNOWN' | null
  /** What would be given back. */
  refund: Refund | null
  /** When somebody said what its words mean. */
  ruled_at: NullableTime
  /** The lines that they mean; none: nothing of the order, or nothing besides what ended it. */
  ruling: { readonly lines: readonly { readonly position: number; readonly quantity: number }[] } | null
}

/** Rows of `order_links`: what else opens an order. */
export interface OrderLinksTable {
  token_hash: Buffer
  site_id: number
  order_id: number
  expires_at: ColumnType<Date>
}
