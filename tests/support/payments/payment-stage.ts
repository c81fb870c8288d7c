import type { PaymentStatus } from '#domain/shop/orders/order-status.ts'
import { openStripe } from '#server/adapters/stripe/stripe-provider.ts'
import { RawBody } from '#server/platform/input/raw-body.ts'
import { runShopMaintenance } from '#server/shop/payments/shop-maintenance.ts'
import { buyer, orderStage, type OrderStage, type OrderWish } from '#tests/support/shop/order-stage.ts'
import { addWine } from '#tests/support/shop/shop.ts'
import { signEvent, StripeServer, stripeKeys, type StoodEvent, type StoodIntent } from './stripe-server.ts'

type Method = 'CARD' | 'SEPA_DEBIT' | 'TRANSFER'

/** An order with a pending payment through the provider. */
export interface OpenOrder {
  readonly id: number
  readonly reference: string
  readonly accessToken: string
  readonly wine: number
  readonly intent: StoodIntent
}

/** A shop with a fake Stripe server. */
export interface PaymentStage extends OrderStage {
  readonly stripe: StripeServer
  /** The URL of the fake server, for another process. */
  readonly stripeBase: string
  /** Orders one bottle of a new wine with a payment method. */
  open(method?: 'CARD' | 'SEPA_DEBIT', wish?: { onHand?: number; price?: number }): Promise<OpenOrder>
  pay(order: { reference: string; accessToken: string }, method: Method): ReturnType<OrderStage['features']['payments']['pay']>
  /** Passes an event to the webhook handler. */
  hear(event: StoodEvent, signing?: Parameters<typeof signEvent>[1]): Promise<void>
  statusOf(order: { id: number }): Promise<PaymentStatus>
  reservedOf(wine: number): Promise<number>
  mailsOf(order: { reference: string }): Promise<string[]>
  /** Expires an order and releases its reservations. */
  expire(order: { id: number }): Promise<void>
  /** Makes every pending check due and runs the maintenance. */
  work(): Promise<void>
}

/** Opens a shop that accepts cards and direct debits. Call `close()` in `afterAll`. */
export async function paymentStage({ connections = 20 }: { connections?: number } = {}): Promise<PaymentStage> {
  const stripe = new StripeServer()
  const apiBase = await stripe.start()
  const stage = await orderStage({ connections, paymentProvider: await openStripe({ ...stripeKeys, apiBase }, Date.now) })
  const { db, features } = stage
  let buyers = 0
  const place = async (method: 'CARD' | 'SEPA_DEBIT', products: OrderWish['products']) => {
    buyers += 1
    return stage.place({ products, payment: { method }, user: buyer(`paye${buyers}`) })
  }
  return {
    ...stage,
    ...{ stripe, stripeBase: apiBase },
    open: async (method = 'CARD', wish = {}) => {
      const { id: wine } = await addWine(db, wish)
      const { order, payment } = await place(method, [{ id: wine, quantity: 1 }])
      const clientSecret = payment && 'clientSecret' in payment ? payment.clientSecret : null
      return { id: order.id, reference: order.reference, accessToken: order.accessToken, wine, intent: stripe.intentOf(clientSecret) }
    },
    pay: ({ reference, accessToken: token }, method) =>
      features.payments.pay({ scope: stage.scope(), caller: { kind: 'visitor' } }, { params: { reference }, body: { token, method } }),
    hear: async (event, signing) => {
      const { payload, signature } = signEvent(event, signing)
      await features.payments.hear(new RawBody(Buffer.from(payload), signature))
    },
    statusOf: async ({ id }) =>
      (await db.selectFrom('orders').select('payment_status').where('id', '=', id).executeTakeFirstOrThrow()).payment_status,
    reservedOf: async (wine) =>
      (await db.selectFrom('stocks').select('reserved').where('sellable_id', '=', wine).executeTakeFirstOrThrow()).reserved,
    mailsOf: async ({ reference }) => {
      const rows = db.selectFrom('mails').select('kind').where('key', 'like', `${reference}%`).where('recipient', '<>', 'cave@example.org')
      return (await rows.execute()).map(({ kind }) => kind).sort()
    },
    expire: async ({ id }) => {
      await db
        .updateTable('orders')
        .set({ expires_at: new Date(0) })
        .where('id', '=', id)
        .execute()
      await runShopMaintenance({ db, clock: Date.now, payments: features.payments })
    },
    work: async () => {
      await db
        .updateTable('payments')
        .set({ checked_at: new Date(0) })
        .execute()
      await db
        .updateTable('refunds')
        .set({ due_at: new Date(0) })
        .execute()
      await runShopMaintenance({ db, clock: Date.now, payments: features.payments })
    },
    close: async () => {
      await stage.close()
      await stripe.close()
    },
  }
}
