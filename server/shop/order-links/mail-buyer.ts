import type { Transaction } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import type { buyerKinds, MailData } from '#server/mail/kit/mail-kinds.ts'
import { enqueueMail, type MailRequest } from '#server/mail/outbox/outbox.ts'
import { newToken } from '#server/platform/tokens/opaque-token.ts'
import { addToken, type OrderAt } from './order-link.ts'

type BuyerKind = (typeof buyerKinds)[number]

/** A mail that tells a buyer what becomes of an order. */
export type BuyerMail = {
  readonly [K in BuyerKind]: Omit<MailRequest<K>, 'siteId' | 'data' | 'withhold'> & { readonly data: Omit<MailData<K>, 'orderToken'> }
}[BuyerKind]

/** Tells a buyer what becomes of an order, with a link of its own that opens it; of a mail that was asked for before, nothing is made twice. */
export async function mailBuyer(trx: Transaction<Tables>, { siteId, orderId }: OrderAt, mail: BuyerMail): Promise<void> {
  const orderToken = newToken()
  const told = { ...mail, siteId, data: { ...mail.data, orderToken } } as MailRequest<BuyerKind>
  if ((await enqueueMail(trx, told)) === 'QUEUED') await addToken(trx, { siteId, orderId }, orderToken)
}
