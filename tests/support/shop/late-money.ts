import { expect } from 'vitest'
import { runShopMaintenance } from '#server/shop/payments/shop-maintenance.ts'
import { newCaller, waitingMails } from '#tests/support/accounts/account-calls.ts'
import { signEvent, StripeServer, stripeKeys, type StoodEvent } from '#tests/support/payments/stripe-server.ts'
import { adminDesk, type AdminDesk } from './admin-desk.ts'
import type { PlacedOrder } from './withdrawal-stage.ts'

/** The payment method of an order. */
export type Method = 'CARD' | 'SEPA_DEBIT' | 'TRANSFER'

/** A shop with cards, debits and transfers, and payments for expired orders. */
export interface LateMoney extends AdminDesk {
  /** Places an order of three bottles of each of two wines with shipping: 89.90 €. */
  waiting(method: Method, wish?: Parameters<AdminDesk['place']>[0]): Promise<PlacedOrder>
  /** Places the same order and lets it expire. A debit is in progress at the bank. */
  over(method: Method, wish?: Parameters<AdminDesk['place']>[0]): Promise<PlacedOrder>
  /**
   * Pays an order: the provider reports it the given number of times concurrently, or an administrator records it once. Returns the
   * statuses.
   */
  pay(order: PlacedOrder, method: Method, times?: number): Promise<number[]>
  /** Runs the periodic maintenance, which makes the refunds. */
  work(): Promise<void>
  /** Returns the payment and withdrawal state of an order, and the reserved bottles of each wine over all orders. */
  standing(order: PlacedOrder): Promise<{ readonly payment: string; readonly withdrawal: string; readonly held: number }>
  /** Returns the automatic refunds of an order in cents, with their reasons. */
  back(order: PlacedOrder): Promise<{ readonly amount: number; readonly reason: string; readonly why: string | null }[]>
  /** Returns the refunds by the provider of an order in cents. */
  refunded(order: PlacedOrder): number[]
  /** Returns the states of the withdrawals of an order in their sequence. */
  declared(order: PlacedOrder): Promise<(string | null)[]>
  /** Returns the mails about an order to its buyer or to the company. */
  mails(order: PlacedOrder, kind: string): Promise<Readonly<Record<string, unknown>>[]>
}

/** Opens the shop. Call `close()` in `afterAll`. */
export async function lateMoney(): Promise<LateMoney> {
  const stripe = new StripeServer()
  const { secretKey, publicKey, webhookSecret } = stripeKeys
  const keys = { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLIC_KEY: publicKey, STRIPE_WEBHOOK_SECRET: webhookSecret }
  const desk = await adminDesk({ env: { ...keys, STRIPE_API_BASE: await stripe.start() } })
  const { test, wines } = desk
  const { db } = test.database
  const waiting: LateMoney['waiting'] = (method, wish) => desk.place({ ...wish, payment: { method } })
  const intentOf = ({ reference }: PlacedOrder) => {
    const intent = [...stripe.intents.values()].find(({ metadata }) => metadata['order'] === reference)
    if (!intent) throw new Error(`nobody pays ${reference} through the provider`)
    return intent
  }
  const hear = async (event: StoodEvent): Promise<number> => {
    const { payload, signature } = signEvent(event)
    const headers = { host: 'cave.localhost', 'content-type': 'application/json', 'stripe-signature': signature }
    const asked = { method: 'POST', url: '/api/custom-stripe/webhook', headers, payload, remoteAddress: newCaller() } as const
    return (await test.app.inject(asked)).statusCode
  }
  const pay: LateMoney['pay'] = async (paid, method, times = 1) => {
    if (method === 'TRANSFER') return [(await desk.say(paid, { event: 'PAY' })).status]
    const intent = intentOf(paid)
    const event = stripe.receive(intent)
    // Each event is sent twice: under its own id and as another event with the same content.
    const told = Array.from({ length: times }, (_, index) => (index % 2 === 0 ? event : { ...event, id: `${event.id}_${index}` }))
    return Promise.all(told.map(hear))
  }
  return {
    ...{ ...desk, waiting, pay },
    over: async (method, wish) => {
      const placed = await waiting(method, wish)
      await desk.happen(placed.id, 'EXPIRE')
      if (method === 'SEPA_DEBIT') expect(await hear(stripe.startDebit(intentOf(placed)))).toBe(200)
      return placed
    },
    work: async () => {
      await db
        .updateTable('refunds')
        .set({ due_at: new Date(0) })
        .execute()
      await runShopMaintenance({ db, clock: Date.now, payments: test.app.features.payments })
    },
    standing: async ({ reference }) => {
      const stocks = await db.selectFrom('stocks').select('reserved').where('sellable_id', 'in', wines).execute()
      return { ...(await desk.order(reference)), held: stocks.reduce((sum, { reserved }) => sum + reserved, 0) }
    },
    back: async ({ id }) => {
      const rows = db.selectFrom('refunds').select(['amount', 'reason', 'why']).where('order_id', '=', id)
      return rows.orderBy('id').execute()
    },
    refunded: (paid) => {
      const { id } = intentOf(paid)
      return [...stripe.refunds.values()].flatMap(({ payment_intent: intent, amount }) => (intent === id ? [amount] : []))
    },
    declared: async ({ reference }) => {
      const received = db
        .selectFrom('withdrawals')
        .select('standing')
        .where('reference', '=', reference)
        .where('received_at', 'is not', null)
      return (await received.orderBy('id').execute()).map(({ standing }) => standing)
    },
    mails: async ({ reference }, kind) =>
      (await waitingMails(test)).flatMap((mail) => (mail.kind === kind && mail.data['reference'] === reference ? [mail.data] : [])),
    close: async () => {
      await desk.close()
      await stripe.close()
    },
  }
}
