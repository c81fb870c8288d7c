import { expect } from 'vitest'
import { runShopMaintenance } from '#server/shop/payments/shop-maintenance.ts'
import { newCaller, waitingMails } from '#tests/support/accounts/account-calls.ts'
import { signEvent, StripeServer, stripeKeys, type StoodEvent } from '#tests/support/payments/stripe-server.ts'
import { adminDesk, type AdminDesk } from './admin-desk.ts'
import type { PlacedOrder } from './withdrawal-stage.ts'

/** How an order is paid. */
export type Method = 'CARD' | 'SEPA_DEBIT' | 'TRANSFER'

/** A shop that takes cards, debits and transfers, and money that comes when its orders are over. */
export interface LateMoney extends AdminDesk {
  /** Three bottles of each of two wines, carried: 89.90 €. */
  waiting(method: Method, wish?: Parameters<AdminDesk['place']>[0]): Promise<PlacedOrder>
  /** The same, of which the time is over; the bank works on its debit since. */
  over(method: Method, wish?: Parameters<AdminDesk['place']>[0]): Promise<PlacedOrder>
  /** The money of an order comes: the provider tells it, so many times at once, or the desk notes it, once; what they are answered. */
  pay(order: PlacedOrder, method: Method, times?: number): Promise<number[]>
  /** What is done by turns: refunds are made. */
  work(): Promise<void>
  /** How an order stands: its money, its withdrawal, and how many bottles of each wine all orders hold back. */
  standing(order: PlacedOrder): Promise<{ readonly payment: string; readonly withdrawal: string; readonly held: number }>
  /** What goes back of an order by itself, in cents, and why. */
  back(order: PlacedOrder): Promise<{ readonly amount: number; readonly reason: string; readonly why: string | null }[]>
  /** What the provider has paid back of an order, in cents. */
  refunded(order: PlacedOrder): number[]
  /** How the withdrawals of an order stand, as they came. */
  declared(order: PlacedOrder): Promise<(string | null)[]>
  /** The mails of an order, to its buyer or to the company. */
  mails(order: PlacedOrder, kind: string): Promise<Readonly<Record<string, unknown>>[]>
}

/** Opens the shop; call `close()` in `afterAll`. */
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
    // Each is told twice: under its own number, and as another event about the same.
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
