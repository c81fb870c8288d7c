import type { Stripe } from 'stripe'
import { z } from 'zod'
import type { Clock } from '#domain/dates/clock.ts'
import { publicAgent } from '#server/adapters/outbound/public-ip-agent.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import {
  ProviderError,
  type Intent,
  type IntentStatus,
  type OnlineMethod,
  type PaymentProvider,
  type ProviderEvent,
  type ProviderRefund,
  type IntentRequest,
  type RefundRequest,
} from './payment-provider.ts'

/** The configuration of Stripe. */
export interface StripeSettings {
  readonly secretKey: string
  readonly publicKey: string
  readonly webhookSecret: string
  /** The URL of a fake Stripe server. */
  readonly apiBase?: string | undefined
}

/** In milliseconds for each of the two attempts: below the time limit of a request. */
const timeout = 4000
/** In seconds: older signatures and those further in the future are rejected. */
const tolerance = 300

const methodTypes: Readonly<Record<OnlineMethod, string>> = { CARD: 'card', SEPA_DEBIT: 'sepa_debit' }
const statuses: Readonly<Partial<Record<string, IntentStatus>>> = { processing: 'UNDER_WAY', succeeded: 'RECEIVED', canceled: 'CANCELLED' }
const refundStatuses: Readonly<Partial<Record<string, ProviderRefund['status']>>> = {
  ...{ succeeded: 'DONE', failed: 'REFUSED', canceled: 'REFUSED' },
}

const intentOf = (intent: Stripe.PaymentIntent): Intent => ({
  id: intent.id,
  status: ownValue(statuses, intent.status) ?? 'OPEN',
  hasFailed: intent.last_payment_error !== null,
  received: intent.currency === 'eur' ? intent.amount_received : 0,
  clientSecret: intent.client_secret,
  key: intent.metadata['payment'] ?? null,
})

const refundOf = ({ id, status }: Stripe.Refund): ProviderRefund => ({ id, status: ownValue(refundStatuses, status ?? '') ?? 'SENT' })

const ofObject = z.discriminatedUnion('object', [
  z.object({
    ...{ object: z.literal('payment_intent'), id: z.string(), status: z.string(), currency: z.string(), amount_received: z.number() },
    metadata: z.record(z.string(), z.string()),
  }),
  z.object({ object: z.literal('refund'), id: z.string() }),
])
/** The used part of an event. Other events are only recorded. */
const eventSchema = z.object({
  ...{ id: z.string(), type: z.string(), created: z.number() },
  data: z.object({
    object: z
      .looseObject({ object: z.string().optional() })
      .refine((told) => !['payment_intent', 'refund'].includes(told.object ?? '') || ofObject.safeParse(told).success),
  }),
})

/** Returns true for a signature from the future. The library checks the past only. */
function isAhead(signature: string, now: number): boolean {
  const at = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1] ?? 0)
  return at * 1000 > now + tolerance * 1000
}

function eventOf({ id, type, created, data: { object } }: Stripe.Event): ProviderEvent {
  const kind = 'object' in object ? object.object : null
  return {
    ...{ id, type, createdAt: new Date(created * 1000) },
    intent: kind === 'payment_intent' ? intentOf(object as Stripe.PaymentIntent) : null,
    refund: kind === 'refund' ? refundOf(object as Stripe.Refund) : null,
  }
}

function addressOf({ apiBase }: StripeSettings): Stripe.StripeConfig {
  if (apiBase === undefined) return { httpAgent: publicAgent() }
  const { protocol, hostname, port } = new URL(apiBase)
  return { protocol: protocol === 'http:' ? 'http' : 'https', host: hostname, ...(port !== '' && { port }) }
}

/** Adapts the Stripe library. Thrown errors contain no keys and no personal data. */
class StripeProvider implements PaymentProvider {
  readonly #stripe: Stripe
  readonly #errors: typeof Stripe.errors
  readonly #settings: StripeSettings
  readonly #clock: Clock

  constructor(library: typeof Stripe, settings: StripeSettings, clock: Clock) {
    this.#stripe = new library(settings.secretKey, { ...addressOf(settings), timeout, maxNetworkRetries: 1, telemetry: false })
    this.#errors = library.errors
    this.#settings = settings
    this.#clock = clock
  }

  get publicKey(): string {
    return this.#settings.publicKey
  }

  async open({ key, amount, method, siteId, reference }: IntentRequest): Promise<Intent> {
    const wanted = {
      ...{ amount, currency: 'eur', payment_method_types: [methodTypes[method]] },
      metadata: { payment: key, site: String(siteId), order: reference },
    }
    return intentOf(await this.#ask(() => this.#stripe.paymentIntents.create(wanted, { idempotencyKey: key })))
  }

  async find(intentId: string): Promise<Intent> {
    return intentOf(await this.#ask(() => this.#stripe.paymentIntents.retrieve(intentId)))
  }

  async cancel(intentId: string): Promise<Intent> {
    try {
      return intentOf(await this.#ask(() => this.#stripe.paymentIntents.cancel(intentId)))
    } catch (error) {
      if (error instanceof ProviderError && error.reason === 'REFUSED') return this.find(intentId)
      throw error
    }
  }

  async refund({ key, intentId, amount, isAgain }: RefundRequest): Promise<ProviderRefund> {
    // Stripe forgets idempotency keys after a day. Older refunds are found by their metadata.
    const made = isAgain ? await this.#ask(() => this.#stripe.refunds.list({ payment_intent: intentId, limit: 100 })) : null
    const known = made?.data.find(({ metadata }) => metadata?.['refund'] === key)
    if (known) return refundOf(known)
    const wanted = { payment_intent: intentId, amount, metadata: { refund: key } }
    return refundOf(await this.#ask(() => this.#stripe.refunds.create(wanted, { idempotencyKey: key })))
  }

  async findRefund(refundId: string): Promise<ProviderRefund> {
    return refundOf(await this.#ask(() => this.#stripe.refunds.retrieve(refundId)))
  }

  readEvent(payload: Buffer, signature: string): ProviderEvent | null {
    const { webhookSecret } = this.#settings
    let event: Stripe.Event
    try {
      event = this.#stripe.webhooks.constructEvent(payload, signature, webhookSecret, tolerance, undefined, this.#clock())
    } catch {
      // Any signature error means a forged event: the library throws another error for an empty signature than for a wrong one.
      return null
    }
    const isHeard = eventSchema.safeParse(event).success && !isAhead(signature, this.#clock())
    return isHeard ? eventOf(event) : null
  }

  async #ask<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof this.#errors.StripeError)) throw error
      const { type, code = '', requestId = '' } = error
      const isRefused = error instanceof this.#errors.StripeInvalidRequestError
      throw new ProviderError(isRefused ? 'REFUSED' : 'UNREACHABLE', [type, code, requestId].filter((part) => part !== '').join(' '))
    }
  }
}

/** Opens Stripe. The library is loaded only when it is used. */
export async function openStripe(settings: StripeSettings, clock: Clock): Promise<PaymentProvider> {
  const { Stripe: library } = await import('stripe')
  return new StripeProvider(library, settings, clock)
}
