import { startProgram, pause } from '#tests/support/server/processes.ts'
import { paymentStage, type PaymentStage } from '#tests/support/payments/payment-stage.ts'
import { seeded } from '#tests/support/seeded.ts'
import { addWine } from '#tests/support/shop/shop.ts'
import { buyer } from '#tests/support/shop/order-stage.ts'

/** Effect of kills on orders that were being paid. */
export interface PaymentKills {
  readonly kills: number
  readonly orders: number
  /** The number of payments at the provider. */
  readonly paid: number
  /** The inconsistencies, as texts. */
  readonly faults: readonly string[]
}

/** Pays most of the open orders, as buyers would with the client secret of their browser. */
function payOpen({ stripe }: PaymentStage, random: () => number): void {
  for (const intent of stripe.intents.values()) if (intent.status === 'requires_payment_method' && random() < 0.5) stripe.receive(intent)
}

/** Compares the outcome of each payment with the state of its order. */
async function faultsOf({ db, stripe }: PaymentStage, wine: number): Promise<string[]> {
  const orders = await db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .select(['orders.id', 'reference', 'payment_status', 'intent_id', 'outcome', 'given_back_at'])
    .execute()
  const known = new Map(orders.flatMap((order) => (order.intent_id === null ? [] : [[order.intent_id, order] as const])))
  const money = [...stripe.intents.values()].flatMap((intent) => {
    const order = known.get(intent.id)
    const returned = [...stripe.refunds.values()]
      .filter(({ payment_intent: id }) => id === intent.id)
      .reduce((sum, { amount }) => sum + amount, 0)
    if (intent.status !== 'succeeded') return order?.payment_status === 'PAID' ? [`${order.reference} is paid by nobody`] : []
    if (!order) return [`${intent.id} is paid and nobody knows it`]
    const isPaid = order.payment_status === 'PAID' && returned === 0
    const isReturned = order.payment_status !== 'PAID' && returned === intent.amount_received
    return isPaid || isReturned ? [] : [`${order.reference} is ${order.payment_status} with ${returned} cents returned`]
  })
  const holds = await db.selectFrom('order_holds').select(['order_id', 'quantity']).where('sellable_id', '=', wine).execute()
  const mails = new Set((await db.selectFrom('mails').select('key').where('kind', '=', 'ORDER_PLACED').execute()).map(({ key }) => key))
  const { reserved } = await db.selectFrom('stocks').select('reserved').where('sellable_id', '=', wine).executeTakeFirstOrThrow()
  return [
    ...money,
    ...orders.filter(({ reference }) => !mails.has(reference)).map(({ reference }) => `${reference} was confirmed to nobody`),
    ...orders
      .filter(({ id, given_back_at: at }) => holds.some((hold) => hold.order_id === id) !== (at === null))
      .map(({ reference }) => `${reference} holds what it should not, or nothing`),
    ...(holds.length === reserved ? [] : [`${reserved} bottles are held by ${holds.length} orders`]),
  ]
}

/** Runs the maintenance until nothing is pending. More runs than payments would be an error. */
async function goUntilSettled({ db, work }: Pick<PaymentStage, 'db' | 'work'>): Promise<void> {
  const most = (await db.selectFrom('payments').select('id').execute()).length
  for (let round = 0; round < most; round += 1) {
    await work()
    const open = await db.selectFrom('payments').select('id').where('outcome', 'is', null).where('cancelled_at', 'is', null).execute()
    const owed = await db.selectFrom('refunds').select('id').where('state', 'in', ['QUEUED', 'SENT']).execute()
    if (open.length + owed.length === 0) return
  }
}

/** Kills a shop repeatedly during orders with card payments, then checks all payments. */
export async function runPaymentKills({ kills, seed }: { readonly kills: number; readonly seed: number }): Promise<PaymentKills> {
  const random = seeded(seed)
  const stage = await paymentStage()
  try {
    const { id: wine } = await addWine(stage.db, { onHand: 9000 })
    const acknowledged: number[] = []
    for (let kill = 1; kill <= kills; kill += 1) {
      const shop = startProgram('tests/support/payments/pay-until-killed.ts', [
        stage.databaseUrl,
        stage.stripeBase,
        String(wine),
        `tour${kill}n`,
      ])
      // The kill follows some orders, at a random time of the next one.
      await shop.printed(/(?:taken \d+\n[^]*?){2}/)
      payOpen(stage, random)
      await shop.printed(new RegExp(`(?:taken \\d+\\n[^]*?){${3 + Math.floor(random() * 4)}}`))
      payOpen(stage, random)
      await pause(random() * 200)
      shop.kill('SIGKILL')
      await shop.ended
      acknowledged.push(...[...shop.output().matchAll(/^taken (\d+)\n/gm)].map(([, id]) => Number(id)))
    }
    payOpen(stage, random)
    // Unpaid orders expire, and other buyers continue.
    await stage.db
      .updateTable('orders')
      .set({ expires_at: new Date(0) })
      .where('payment_status', '=', 'PENDING_PAYMENT')
      .execute()
    await stage.place({ products: [{ id: wine, quantity: 1 }], payment: { method: 'TRANSFER' }, user: buyer('dernier') })
    await goUntilSettled(stage)
    const ids = new Set((await stage.db.selectFrom('orders').select('id').execute()).map(({ id }) => id))
    const lost = acknowledged.filter((id) => !ids.has(id)).map((id) => `order ${id} was acknowledged and is lost`)
    const paid = [...stage.stripe.intents.values()].filter(({ status }) => status === 'succeeded').length
    return { kills, orders: ids.size, paid, faults: [...lost, ...(await faultsOf(stage, wine))] }
  } finally {
    await stage.close()
  }
}
