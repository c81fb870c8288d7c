import type { Selectable, Transaction } from 'kysely'
import type { OrderEvent } from '#domain/shop/order-status.ts'
import type { OrdersTable } from '#server/database/order-tables.ts'
import type { Tables } from '#server/database/tables.ts'
import { enqueueMail, type MailOrder } from '#server/features/mail/outbox.ts'
import type { OrderAt } from './end-holds.ts'

type Row = Pick<
  Selectable<OrdersTable>,
  'reference' | 'email' | 'firstname' | 'locale' | 'total' | 'delivery_type' | 'payment_status' | 'fulfilment_status'
>
type StatusMail = { readonly [K in MailOrder['kind']]: Pick<MailOrder<K>, 'kind' | 'data'> }[MailOrder['kind']]

const closed = ({ reference, firstname, fulfilment_status }: Row): StatusMail | null =>
  // Who has been told that the order is cancelled knows that it is not paid.
  fulfilment_status === 'CANCELLED' ? null : { kind: 'ORDER_EXPIRED', data: { reference, firstname } }

const paid = ({ reference, firstname, total, delivery_type: deliveryType }: Row): StatusMail => ({
  kind: 'ORDER_PAID',
  data: { reference, firstname, total, deliveryType },
})

/** What a buyer is told when something happens to their order; of an event that is not here they are told nothing, or elsewhere with what it needs. */
const mails: Readonly<Partial<Record<OrderEvent, (order: Row) => StatusMail | null>>> = {
  PAY: paid,
  PAY_LATE: paid,
  EXPIRE: closed,
  FAIL: closed,
}

/** Tells the buyer what has happened to their order, once, in the transaction in which it happens. */
export async function mailEvent(
  trx: Transaction<Tables>,
  { siteId, orderId, event }: OrderAt & { readonly event: OrderEvent },
): Promise<void> {
  const write = mails[event]
  if (!write) return
  const row = await trx
    .selectFrom('orders')
    .select(['reference', 'email', 'firstname', 'locale', 'total', 'delivery_type', 'payment_status', 'fulfilment_status'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const mail = write(row)
  if (mail) await enqueueMail(trx, { siteId, key: row.reference, to: row.email, locale: row.locale, ...mail })
}
