import type { CallBody, CallData, CallParams } from '#schemas/api/calls.ts'
import { onlineMethods, type PaymentDto } from '#schemas/api/shop/payment.ts'
import type { Buyer } from '#server/shop/settings/buyer.ts'
import { notFound, ApiError } from '#server/platform/errors/api-error.ts'
import type { RawBody } from '#server/platform/input/raw-body.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { handleWebhookEvent } from './handle-webhook.ts'
import { startPayment } from './payment-intent.ts'
import { payOrder } from './pay-order.ts'
import type { PaymentNeeds } from './payment-deps.ts'
import { reconcilePayments } from './reconcile.ts'
import { sendRefunds } from './send-refunds.ts'

/** Takes payments through the provider, and gives them back. */
export interface Payments {
  /** True when the provider can be asked: card and debit are offered. */
  readonly isOnline: boolean
  /** Opens the payment of an order that was just taken. */
  start(siteId: number, order: { readonly id: number; readonly reference: string }): Promise<PaymentDto>
  publicKey(scope: Scope): CallData<'payment.publicKey'>
  pay(buyer: Buyer, asked: { params: CallParams<'order.pay'>; body: CallBody<'order.pay'> }): Promise<CallData<'order.pay'>>
  /** Hears what the provider tells by itself; refused when it was not the provider who signed it, or too long ago. */
  hear(sent: RawBody | undefined): Promise<void>
  /** Does what waits to be done at the provider. */
  work(): Promise<void>
}

/** Makes what takes payments. */
export function createPayments(needs: PaymentNeeds): Payments {
  const { provider } = needs
  return {
    isOnline: provider !== null,
    start: async (siteId, order) => (provider ? startPayment({ ...needs, provider }, siteId, order) : null),
    publicKey: ({ site }) => {
      if (!site.isECommerce) throw new ApiError('SHOP_CLOSED')
      return provider && { publicKey: provider.publicKey, currency: 'eur', country: 'FR', methods: [...onlineMethods] }
    },
    pay: (buyer, asked) => payOrder(needs, buyer, asked),
    hear: async (sent) => {
      if (!provider) throw notFound()
      const event = sent ? provider.readEvent(sent.bytes, sent.signature) : null
      if (!event) throw new ApiError('BAD_REQUEST')
      await handleWebhookEvent(needs, event)
    },
    work: async () => {
      if (provider) await reconcilePayments({ ...needs, provider })
      await sendRefunds(needs)
    },
  }
}
