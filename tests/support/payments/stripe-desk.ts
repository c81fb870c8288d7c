import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { signEvent, type StoodEvent, type StoodIntent, type StripeServer } from './stripe-server.ts'

/** Card numbers of the fake form, by outcome. */
export const payNumbers = {
  paid: '4242424242424242',
  refused: '4000000000000002',
  /** The bank asks in a frame of the page. */
  asksHere: '4000002760003184',
  /** The bank asks on its own page. */
  asksElsewhere: '4000000000003220',
  /** The payment succeeds and the response is lost. */
  lost: '4000000000000341',
  /** The payment succeeds, and the webhook is called only when the test says so. */
  late: '4000000000009235',
  debit: 'FR1420041010050500013M02606',
} as const

type Answer = Readonly<Record<string, unknown>>

const refusal = (code: string, message: string, intent: StoodIntent, type = 'card_error'): Answer => ({
  error: { type, code, message, payment_intent: { status: intent.status } },
})

/** The browser form and the webhook calls of the fake Stripe. The shop calls StripeServer. */
export class StripeDesk {
  readonly #stripe: StripeServer
  readonly #webhook: string
  readonly #server = createServer((request, response) => void this.#reply(request, response))
  readonly #held: StoodEvent[] = []

  constructor(stripe: StripeServer, shop: string) {
    this.#stripe = stripe
    this.#webhook = `${shop}/api/custom-stripe/webhook`
  }

  async start(): Promise<string> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    const address = this.#server.address()
    if (address === null || typeof address === 'string') throw new Error('the desk has no port')
    return `http://127.0.0.1:${address.port}`
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  /** Answers 500 where a step fails: the test of that payment fails alone, and the process of all tests goes on. */
  async #reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const write = (status: number, answer: Answer) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    await this.#answer(request).then(
      (answer) => write(200, answer),
      (error: unknown) => write(500, { error: { type: 'api_error', message: String(error) } }),
    )
  }

  async #answer(request: IncomingMessage): Promise<Answer> {
    const form = new URLSearchParams(await text(request))
    return this.#do(new URL(request.url ?? '/', 'http://desk').pathname, form)
  }

  async #do(act: string, form: URLSearchParams): Promise<Answer> {
    if (act === '/tell') return this.#release()
    const intent = this.#stripe.intentOf(form.get('client_secret'))
    if (act === '/authenticate') return this.#authenticate(intent, form.get('accept') === 'true')
    if (intent.status === 'succeeded' || intent.status === 'canceled')
      return refusal('payment_intent_unexpected_state', 'This PaymentIntent cannot be confirmed.', intent, 'invalid_request_error')
    return this.#confirm(intent, form.get('number') ?? '')
  }

  async #confirm(intent: StoodIntent, number: string): Promise<Answer> {
    if (number === payNumbers.asksHere) return { action: 'frame' }
    if (number === payNumbers.asksElsewhere) return { action: 'redirect' }
    const event = this.#outcome(intent, number)
    if (number === payNumbers.late) this.#held.push(event)
    else await this.#tell(event)
    return intent.last_payment_error ? refusal('card_declined', 'Votre carte a été refusée.', intent) : { status: intent.status }
  }

  #outcome(intent: StoodIntent, number: string): StoodEvent {
    if (number === payNumbers.debit) return this.#stripe.startDebit(intent)
    const isPaid = [payNumbers.paid, payNumbers.lost, payNumbers.late].some((each) => each === number)
    return isPaid ? this.#stripe.receive(intent) : this.#stripe.refuse(intent)
  }

  async #authenticate(intent: StoodIntent, isAccepted: boolean): Promise<Answer> {
    await this.#tell(isAccepted ? this.#stripe.receive(intent) : this.#stripe.refuse(intent))
    if (isAccepted) return { status: intent.status }
    const words = 'Votre banque n’a pas pu vous authentifier. Choisissez un autre moyen de paiement ou réessayez.'
    return refusal('payment_intent_authentication_failure', words, intent, 'invalid_request_error')
  }

  async #release(): Promise<Answer> {
    for (const event of this.#held.splice(0)) await this.#tell(event)
    return {}
  }

  async #tell(event: StoodEvent): Promise<void> {
    const { payload, signature } = signEvent(event)
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const { status } = await fetch(this.#webhook, { method: 'POST', headers, body: payload })
    if (status !== 200) throw new Error(`the shop answered its webhook with ${status}`)
  }
}
