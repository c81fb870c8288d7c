import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { Stripe } from 'stripe'

/** A payment intent with the fields that the application reads. */
export interface StoodIntent {
  readonly id: string
  readonly object: 'payment_intent'
  readonly amount: number
  readonly currency: string
  readonly client_secret: string
  readonly metadata: Readonly<Record<string, string>>
  status: 'requires_payment_method' | 'processing' | 'succeeded' | 'canceled'
  amount_received: number
  last_payment_error: { code: string } | null
}

interface StoodRefund {
  readonly id: string
  readonly object: 'refund'
  readonly payment_intent: string
  readonly amount: number
  readonly metadata: Readonly<Record<string, string>>
  status: 'pending' | 'succeeded' | 'failed'
}

/** An event of Stripe. */
export interface StoodEvent {
  readonly id: string
  readonly object: 'event'
  readonly type: string
  readonly created: number
  readonly data: { readonly object: object }
}

/** The keys of the fake server. */
export const stripeKeys = { secretKey: 'sk_test_vitrine', publicKey: 'pk_test_vitrine', webhookSecret: 'whsec_vitrine' } as const

const library = new Stripe(stripeKeys.secretKey)

/** Signs an event with the library of Stripe, by default now and with the right secret. */
export function signEvent(
  event: StoodEvent,
  { secret = stripeKeys.webhookSecret, at = Date.now() }: { secret?: string; at?: number } = {},
) {
  const payload = JSON.stringify(event)
  const signature = library.webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(at / 1000) })
  return { payload, signature }
}

class Refused extends Error {
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** Parses form fields such as `metadata[payment]=x`. */
function readForm(body: string): { values: Record<string, string>; metadata: Record<string, string> } {
  const pairs = [...new URLSearchParams(body)]
  const metadata = pairs.flatMap(([name, value]) => {
    const key = /^metadata\[(\w+)\]$/.exec(name)?.[1]
    return key === undefined ? [] : [[key, value] as const]
  })
  return { values: Object.fromEntries(pairs), metadata: Object.fromEntries(metadata) }
}

/** A fake of the used part of the Stripe HTTP API. Its methods simulate buyers and banks. */
export class StripeServer {
  readonly intents = new Map<string, StoodIntent>()
  readonly refunds = new Map<string, StoodRefund>()
  /** All events so far. */
  readonly events: StoodEvent[] = []
  /** The received requests, such as `POST /v1/refunds`. */
  readonly asked: string[] = []
  /** Unreachable: connections end without a response. With `deaf` they end after the work is done. */
  fault: 'down' | 'deaf' | null = null
  /** The outcome of refunds. */
  refundStatus: StoodRefund['status'] = 'succeeded'
  readonly #keys = new Map<string, { body: string; answer: object }>()
  readonly #server = createServer((request, response) => void this.#answer(request, response))
  #made = 0

  async start(): Promise<string> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    const address = this.#server.address()
    if (address === null || typeof address === 'string') throw new Error('the stand-in has no port')
    return `http://127.0.0.1:${address.port}`
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  /** Returns the intent of a client secret. */
  intentOf(clientSecret: string | null | undefined): StoodIntent {
    const found = [...this.intents.values()].find((intent) => intent.client_secret === clientSecret)
    if (!found) throw new Error('nobody was given this secret')
    return found
  }

  /** The buyer pays, or the bank pays a debit, optionally with another amount. */
  receive(intent: StoodIntent, amount = intent.amount): StoodEvent {
    return this.#change(intent, { status: 'succeeded', amount_received: amount, last_payment_error: null }, 'payment_intent.succeeded')
  }

  /** The bank starts to process a debit. */
  startDebit(intent: StoodIntent): StoodEvent {
    return this.#change(intent, { status: 'processing', last_payment_error: null }, 'payment_intent.processing')
  }

  /** The bank declines. */
  refuse(intent: StoodIntent): StoodEvent {
    const failed = { status: 'requires_payment_method', last_payment_error: { code: 'card_declined' } } as const
    return this.#change(intent, failed, 'payment_intent.payment_failed')
  }

  /** The intent is cancelled at Stripe, not by the shop. */
  cancel(intent: StoodIntent): StoodEvent {
    return this.#change(intent, { status: 'canceled' }, 'payment_intent.canceled')
  }

  /** Changes the outcome of a refund that was reported before. */
  changeRefund(refund: StoodRefund, status: StoodRefund['status']): StoodEvent {
    refund.status = status
    return this.#tell(status === 'failed' ? 'refund.failed' : 'refund.updated', refund)
  }

  #change(intent: StoodIntent, change: Partial<StoodIntent>, type: string): StoodEvent {
    Object.assign(intent, change)
    return this.#tell(type, intent)
  }

  /** Each event is one second later than the previous one. */
  #tell(type: string, object: object): StoodEvent {
    const created = Math.floor(Date.now() / 1000) + this.events.length
    const event = { id: `evt_${this.#next()}`, object: 'event', type, created, data: { object: { ...object } } } as const
    this.events.push(event)
    return event
  }

  #next(): number {
    this.#made += 1
    return this.#made
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    if (this.fault === 'down') return void request.socket.destroy()
    const { method = 'GET', url = '/' } = request
    this.asked.push(`${method} ${url}`)
    const key = request.headers['idempotency-key']
    const { status, answer } = this.#once(typeof key === 'string' && method === 'POST' ? key : null, `${method} ${url}`, body)
    if (this.fault === 'deaf') return void request.socket.destroy()
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  }

  #once(key: string | null, what: string, body: string): { status: number; answer: object } {
    try {
      const known = key === null ? undefined : this.#keys.get(key)
      if (known && known.body !== body) throw new Refused('idempotency_key_in_use')
      if (known) return { status: 200, answer: known.answer }
      const answer = this.#do(what, readForm(body))
      if (key !== null) this.#keys.set(key, { body, answer })
      return { status: 200, answer }
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return { status: 400, answer: { error: { type: 'invalid_request_error', code: error.code, message: error.code } } }
    }
  }

  #do(what: string, form: ReturnType<typeof readForm>): object {
    if (what === 'POST /v1/payment_intents') return this.#open(form)
    if (what === 'POST /v1/refunds') return this.#refund(form)
    const listed = this.#list(what)
    if (listed) return listed
    const [, name = '', act] = /^\w+ \/v1\/(?:payment_intents|refunds)\/(\w+)(?:\/(\w+))?$/.exec(what) ?? []
    const found = this.intents.get(name) ?? this.refunds.get(name)
    if (!found) throw new Refused('resource_missing')
    return act === 'cancel' && found.object === 'payment_intent' ? this.#cancel(found) : found
  }

  #list(what: string): object | null {
    if (what === 'GET /v1/events') return { object: 'list', data: this.events, has_more: false }
    const [path, query] = what.split('?')
    return path === 'GET /v1/refunds' ? this.#refundsOf(new URLSearchParams(query).get('payment_intent')) : null
  }

  #cancel(intent: StoodIntent): StoodIntent {
    if (intent.status !== 'requires_payment_method') throw new Refused('payment_intent_unexpected_state')
    this.cancel(intent)
    return intent
  }

  #open({ values, metadata }: ReturnType<typeof readForm>): StoodIntent {
    const id = `pi_${this.#next()}`
    const intent: StoodIntent = {
      ...{ id, object: 'payment_intent', amount: Number(values['amount']), currency: String(values['currency']), metadata },
      ...{ client_secret: `${id}_secret_${this.#next()}`, status: 'requires_payment_method', amount_received: 0, last_payment_error: null },
    }
    this.intents.set(id, intent)
    return intent
  }

  #refund({ values, metadata }: ReturnType<typeof readForm>): StoodRefund {
    const intent = this.intents.get(String(values['payment_intent']))
    const amount = Number(values['amount'])
    const before = this.#refundsOf(intent?.id ?? null).data.reduce((sum, refund) => sum + refund.amount, 0)
    if (!intent || before + amount > intent.amount_received) throw new Refused('charge_already_refunded')
    const id = `re_${this.#next()}`
    const refund: StoodRefund = { id, object: 'refund', payment_intent: intent.id, amount, metadata, status: this.refundStatus }
    this.refunds.set(id, refund)
    return refund
  }

  #refundsOf(intentId: string | null): { object: 'list'; data: StoodRefund[]; has_more: false } {
    return { object: 'list', data: [...this.refunds.values()].filter((refund) => refund.payment_intent === intentId), has_more: false }
  }
}
