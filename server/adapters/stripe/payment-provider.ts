import type { onlineMethods } from '#schemas/api/shop/payment.ts'

/** A way to pay that goes through the provider. */
export type OnlineMethod = (typeof onlineMethods)[number]

/** How a payment stands at the provider: it waits for the buyer, the bank works on it, the money is there, or nobody can pay it any more. */
export type IntentStatus = 'OPEN' | 'UNDER_WAY' | 'RECEIVED' | 'CANCELLED'

/** A payment at the provider. */
export interface Intent {
  readonly id: string
  readonly status: IntentStatus
  /** Whether the last try of it was refused. */
  readonly hasFailed: boolean
  /** In cents; nothing when it came in another currency than ours. */
  readonly received: number
  readonly clientSecret: string | null
  /** Our own mark on it. */
  readonly key: string | null
}

/** A payment that is asked for. */
export interface IntentRequest {
  /** Under one key there is one payment, however often it is asked for. */
  readonly key: string
  readonly amount: number
  readonly method: OnlineMethod
  readonly siteId: number
  readonly reference: string
}

/** Money of a payment that is to go back. */
export interface RefundRequest {
  /** Under one key there is one refund, however often it is asked for. */
  readonly key: string
  readonly intentId: string
  readonly amount: number
  /** Whether it was asked for before, and may have been made without our hearing of it. */
  readonly isAgain: boolean
}

/** How a refund stands: on its way, there, or refused. */
export interface ProviderRefund {
  readonly id: string
  readonly status: 'SENT' | 'DONE' | 'REFUSED'
}

/** What the provider tells by itself: of a payment, of a refund, or of something that is not ours to know. */
export interface ProviderEvent {
  readonly id: string
  readonly type: string
  readonly createdAt: Date
  readonly intent: Intent | null
  readonly refund: ProviderRefund | null
}

/** Why the provider has not done what it was asked: it could not be reached, or it would not. */
export class ProviderError extends Error {
  readonly reason: 'UNREACHABLE' | 'REFUSED'

  constructor(reason: ProviderError['reason'], what: string) {
    super(what)
    this.name = 'ProviderError'
    this.reason = reason
  }
}

/** Takes payments for us, and gives them back. */
export interface PaymentProvider {
  readonly publicKey: string
  open(wanted: IntentRequest): Promise<Intent>
  find(intentId: string): Promise<Intent>
  /** Ends a payment that nobody has made; what was made in the meantime is answered as it stands. */
  cancel(intentId: string): Promise<Intent>
  refund(wanted: RefundRequest): Promise<ProviderRefund>
  findRefund(refundId: string): Promise<ProviderRefund>
  /** What the provider tells; null when it was not the provider who wrote it, or too long ago. */
  readEvent(payload: Buffer, signature: string): ProviderEvent | null
}
