import fc from 'fast-check'
import type { OpenOrder, PaymentStage } from './payment-stage.ts'
import type { StoodEvent } from './stripe-server.ts'

type Happen = (stage: PaymentStage, order: OpenOrder) => readonly StoodEvent[]

/** The possible sequences of payment events with the final state of the order. */
const stories: readonly { readonly method: 'CARD' | 'SEPA_DEBIT'; readonly end: string; readonly happen: Happen }[] = [
  {
    ...{ method: 'CARD', end: 'PAID 1 0' },
    happen: ({ stripe }, { intent }) => [stripe.refuse(intent), stripe.refuse(intent), stripe.receive(intent)],
  },
  { ...{ method: 'CARD', end: 'PENDING_PAYMENT 1 0' }, happen: ({ stripe }, { intent }) => [stripe.refuse(intent), stripe.refuse(intent)] },
  { ...{ method: 'CARD', end: 'PENDING_PAYMENT 1 1' }, happen: ({ stripe }, { intent }) => [stripe.receive(intent, intent.amount - 1)] },
  { ...{ method: 'SEPA_DEBIT', end: 'PAID 1 0' }, happen: ({ stripe }, { intent }) => [stripe.startDebit(intent), stripe.receive(intent)] },
  {
    ...{ method: 'SEPA_DEBIT', end: 'FAILED 0 0' },
    happen: ({ stripe }, { intent }) => [stripe.startDebit(intent), stripe.refuse(intent)],
  },
  {
    ...{ method: 'SEPA_DEBIT', end: 'FAILED 0 0' },
    happen: ({ stripe }, { intent }) => [stripe.startDebit(intent), stripe.cancel(intent)],
  },
  {
    ...{ method: 'SEPA_DEBIT', end: 'PAID 1 0' },
    happen: ({ stripe }, { intent }) => [stripe.startDebit(intent), stripe.refuse(intent), stripe.receive(intent)],
  },
]

/** Returns the state of an order, its reserved bottles and its running refunds. */
async function endOf(stage: PaymentStage, order: OpenOrder): Promise<string> {
  const refunds = await stage.db.selectFrom('refunds').select('id').where('order_id', '=', order.id).execute()
  return `${await stage.statusOf(order)} ${await stage.reservedOf(order.wine)} ${refunds.length}`
}

/** Runs the given number of sequences with each event repeated ten times in random order, and returns those with a wrong final state. */
export async function tellStories(stage: PaymentStage, count: number, seed: number): Promise<readonly string[]> {
  const draws = fc.sample(fc.array(fc.nat(), { minLength: 30, maxLength: 30 }), { seed, numRuns: count })
  const wrong: string[] = []
  for (const [index, draw] of draws.entries()) {
    const { method, end, happen } = stories[index % stories.length]!
    const order = await stage.open(method)
    const told = happen(stage, order)
      .flatMap((event) => Array.from({ length: 10 }, () => event))
      .map((event, place) => ({ event, at: draw[place] ?? 0 }))
    for (const { event } of told.sort((one, other) => one.at - other.at)) await stage.hear(event)
    const seen = await endOf(stage, order)
    if (seen !== end) wrong.push(`${method}: ${seen} instead of ${end}`)
  }
  return wrong
}
