import type { onlineMethods } from '#schemas/api/shop/payment.ts'

/** A payment method of the provider. */
export type OnlineMethod = (typeof onlineMethods)[number]

/** The state of a payment at the provider: waiting for the buyer, processing, received or cancelled. */
export type IntentStatus = 'OPEN' | 'UNDER_WAY' | 'RECEIVED' | 'CANCELLED'

/** A payment at the provider. */
export interface Intent {
  readonly id: string
  readonly status: IntentStatus
  /** True when the last attempt was declined. */
  readonly hasFailed: boolean
  /** In cents; zero for another currency. */
  readonly received: number
  readonly clientSecret: string | null
  /** The metadata key of this application. */
  readonly key: string | null
}

/** A requested payment. */
export interface IntentRequest {
  /** The idempotency key of the payment. */
  readonly key: string
  readonly amount: number
  readonly method: OnlineMethod
  readonly siteId: number
  readonly reference: string
}

/** A requested refund. */
export interface RefundRequest {
  /** The idempotency key of the refund. */
  readonly key: string
  readonly intentId: string
  readonly amount: number
  /** True for a retry: the refund may have been made without a response. */
  readonly isAgain: boolean
}

/** A refund: pending, succeeded or failed. */
export interface ProviderRefund {
  readonly id: string
  readonly status: 'SENT' | 'DONE' | 'REFUSED'
}

/** An event of the provider: about a payment, a refund or something else. */
export interface ProviderEvent {
  readonly id: string
  readonly type: string
  readonly createdAt: Date
  readonly intent: Intent | null
  readonly refund: ProviderRefund | null
}

/** The reason for a failed request: the provider was unreachable or rejected it. */
export class ProviderError extends Error {
  readonly reason: 'UNREACHABLE' | 'REFUSED'

  constructor(reason: ProviderError['reason'], what: string) {
    super(what)
    this.name = 'ProviderError'
    this.reason = reason
  }
}

/** Accepts and refunds payments. */
export interface PaymentProvider {
  readonly publicKey: string
  open(wanted: IntentRequest): Promise<Intent>
  find(intentId: string): Promise<Intent>
  /** Cancels an unpaid payment. A payment made meanwhile is returned as it is. */
  cancel(intentId: string): Promise<Intent>
  refund(wanted: RefundRequest): Promise<ProviderRefund>
  findRefund(refundId: string): Promise<ProviderRefund>
  /** Parses an event; null when the signature is invalid or too old. */
  readEvent(payload: Buffer, signature: string): ProviderEvent | null
}
