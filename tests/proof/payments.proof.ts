import { runPaymentKills } from '#tests/faults/payment-kills.ts'
import { paymentStage, type PaymentStage } from '#tests/support/payments/payment-stage.ts'
import { tellStories } from '#tests/support/payments/payment-stories.ts'
import { RawBody } from '#server/platform/input/raw-body.ts'
import { forgeries } from '#tests/support/payments/webhook-forgeries.ts'
import { count, type Proof, type ProofRow } from './proof.ts'

const forged = 1000
const told = 500
const kills = 100

async function forgedWebhooks(stage: PaymentStage): Promise<ProofRow> {
  const order = await stage.open()
  const event = stage.stripe.receive(order.intent)
  let accepted = 0
  for (const { payload, signature } of forgeries(event, forged, 7)) {
    const heard = stage.features.payments.hear(new RawBody(Buffer.from(payload), signature))
    accepted += await heard.then(
      () => 1,
      () => 0,
    )
  }
  const before = await stage.statusOf(order)
  await stage.hear(event)
  return {
    what: `${count(forged)} webhooks that are forged, altered, or older than five minutes, then the true one`,
    seen: `${accepted} accepted, the order ${before} before the true one and ${await stage.statusOf(order)} after it`,
    promised: '0 accepted, PENDING_PAYMENT, then PAID',
    holds: accepted === 0 && before === 'PENDING_PAYMENT' && (await stage.statusOf(order)) === 'PAID',
  }
}

async function shuffledEvents(stage: PaymentStage): Promise<ProofRow> {
  const wrong = await tellStories(stage, told, 20_231_020)
  return {
    what: `${count(told)} payments that come, fail, or come with another amount: each event ten times, all of them in any order`,
    seen: `${wrong.length} orders that ended otherwise than in the order in which it happened`,
    promised: '0, and none paid by another amount',
    holds: wrong.length === 0,
  }
}

async function killedShop(): Promise<ProofRow> {
  const { orders, paid, faults } = await runPaymentKills({ kills, seed: 20_231_020 })
  return {
    what: `kill -9 of a shop in which two buyers order and pay by card, ${kills} times, at random moments`,
    seen: `${count(orders)} orders, ${count(paid)} payments; ${faults.length} faults${faults.length > 0 ? `: ${faults.slice(0, 3).join('; ')}` : ''}`,
    promised: 'each payment pays its order or goes back, each order is confirmed, nothing is held for nobody',
    holds: faults.length === 0 && paid > 0,
  }
}

/** Nothing but what the provider signs changes an order, and no money is lost. */
export const payments: Proof = {
  name: 'payments',
  title: 'Payments by card and by debit',
  async run() {
    const stage = await paymentStage()
    try {
      return [await forgedWebhooks(stage), await shuffledEvents(stage), await killedShop()]
    } finally {
      await stage.close()
    }
  },
}
