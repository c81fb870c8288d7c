import type { Selectable } from 'kysely'
import { inTransaction } from '#server/database/in-transaction.ts'
import { ProviderError, type Intent } from '#server/adapters/stripe/payment-provider.ts'
import type { PaymentsTable } from '#server/database/tables/payment-tables.ts'
import type { PaymentDto } from '#schemas/api/shop/payment.ts'
import { attemptsOf } from './payment-attempts.ts'
import { factsOf } from './payment-state.ts'
import type { OnlineNeeds, PaymentNeeds } from './payment-deps.ts'
import { settlePayment } from './settle-payment.ts'

/** Takes in how a payment stands at the provider, which was just asked. */
export async function syncIntent(needs: PaymentNeeds, paymentId: number, intent: Intent): Promise<void> {
  const facts = factsOf(intent, new Date(needs.clock()))
  await inTransaction(needs.db, (trx) => settlePayment(trx, needs, { paymentId, intentId: intent.id, facts }))
}

/** The intent of a try: the one that it has, or the one that the provider makes for it now, once. */
export async function ensureIntent(needs: OnlineNeeds, payment: Selectable<PaymentsTable>, reference: string): Promise<Intent> {
  const { key, amount, method, site_id: siteId, intent_id: known } = payment
  if (known !== null) return needs.provider.find(known)
  const intent = await needs.provider.open({ key, amount, method, siteId, reference })
  await needs.db.updateTable('payments').set({ intent_id: intent.id }).where('site_id', '=', siteId).where('id', '=', payment.id).execute()
  return intent
}

/**
 * Opens the payment of an order that was just taken. When the provider does not answer the order stands all the same, and its buyer asks for the payment
 * again.
 */
export async function startPayment(
  needs: OnlineNeeds,
  siteId: number,
  order: { readonly id: number; readonly reference: string },
): Promise<PaymentDto> {
  const [payment] = await attemptsOf(needs.db, { siteId, orderId: order.id })
  if (!payment) return null
  const { method } = payment
  try {
    return { method, clientSecret: (await ensureIntent(needs, payment, order.reference)).clientSecret }
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    needs.log.warn({ reason: error.reason, provider: error.message }, 'a payment could not be opened')
    return { method, clientSecret: null }
  }
}
