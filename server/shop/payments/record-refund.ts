import type { Selectable, Transaction } from 'kysely'
import type { ProviderRefund } from '#server/adapters/stripe/payment-provider.ts'
import type { RefundsTable } from '#server/database/tables/payment-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { companyMailbox } from '#server/sites/parameters/company-email.ts'
import { enqueueMail } from '#server/mail/outbox/outbox.ts'
import { scopeOf, type PaymentNeeds } from './payment-deps.ts'

type Refund = Selectable<RefundsTable>

/** Leaves a refund to a person of the company, who is notified of the amount once. */
export async function requestManualRefund(trx: Transaction<Tables>, needs: PaymentNeeds, refund: Refund): Promise<void> {
  await trx.updateTable('refunds').set({ state: 'BY_HAND' }).where('site_id', '=', refund.site_id).where('id', '=', refund.id).execute()
  const scope = scopeOf(needs, refund.site_id)
  const to = await companyMailbox(needs.parameters, scope)
  if (to === null) {
    needs.log.error({ refund: refund.id }, 'a refund is to be made by hand, and the company has no address')
    return
  }
  const order = trx.selectFrom('orders').select(['reference', 'firstname', 'lastname', 'email']).where('site_id', '=', refund.site_id)
  const data = {
    ...(await order.where('id', '=', refund.order_id).executeTakeFirstOrThrow()),
    amount: refund.amount,
    isRefused: refund.payment_id !== null,
  }
  const own = { siteId: refund.site_id, key: String(refund.id), to, locale: scope.locale }
  await enqueueMail(trx, { ...own, kind: 'REFUND_TEAM', data })
}

/** Stores the state of a refund at the provider. A refused one is left to a person, whichever news came before or comes after. */
export async function recordRefundStatus(trx: Transaction<Tables>, needs: PaymentNeeds, { id, status }: ProviderRefund): Promise<void> {
  const refund = await trx.selectFrom('refunds').selectAll().where('provider_id', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!refund || refund.state === 'BY_HAND') return
  if (status === 'REFUSED') return requestManualRefund(trx, needs, refund)
  if (status === 'DONE')
    await trx.updateTable('refunds').set({ state: 'DONE' }).where('site_id', '=', refund.site_id).where('id', '=', refund.id).execute()
}
