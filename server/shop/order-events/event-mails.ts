import type { Selectable, Transaction } from 'kysely'
import { parisDay } from '#domain/dates/paris-day.ts'
import type { OrderEvent } from '#domain/shop/orders/order-status.ts'
import type { OrdersTable } from '#server/database/tables/order-tables.ts'
import type { MailAttachment } from '#server/database/tables/background-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { orderDocuments } from '#server/shop/orders/order-documents.ts'
import { mailBuyer, type BuyerMail } from '#server/shop/order-links/mail-buyer.ts'
import type { OrderAt } from '#server/shop/reservations/settle-reservations.ts'
import { readGoods, orderWithdrawalDeadline } from '#server/shop/orders/load-lines.ts'

type Row = Selectable<OrdersTable>
type StatusMail = BuyerMail extends infer Mail ? (Mail extends BuyerMail ? Pick<Mail, 'kind' | 'data' | 'attachments'> : never) : never
type WriteStatus = (trx: Transaction<Tables>, order: Row, now: Date) => Promise<StatusMail | null>

/** The documents that the law asks for with an order, when the mail that confirms it was withheld: its buyer gets them with the next one. */
async function missedDocuments(trx: Transaction<Tables>, { site_id: siteId, reference: order, company }: Row): Promise<MailAttachment[]> {
  const confirmation = trx.selectFrom('mails').select('id').where('site_id', '=', siteId).where('kind', '=', 'ORDER_PLACED')
  const withheld = await confirmation.where('key', '=', order).where('state', '=', 'WITHHELD').executeTakeFirst()
  return withheld ? orderDocuments(order, company !== null) : []
}

const paid: WriteStatus = async (trx, row) => {
  const { id: orderId, site_id: siteId, reference, firstname, total, delivery_type: deliveryType } = row
  const { papers } = await readGoods(trx, { siteId, orderId })
  const invoices = papers.filter(({ kind }) => kind === 'INVOICE').map(({ number }) => ({ type: 'PAPER' as const, number }))
  const attachments = [...invoices, ...(await missedDocuments(trx, row))]
  return { kind: 'ORDER_PAID', data: { reference, firstname, total, deliveryType }, attachments }
}

const closed: WriteStatus = async (_, order, now) => {
  const { reference, firstname, fulfilment_status: fulfilment, payment_status: payment, expires_at: expiresAt, due_at: dueAt } = order
  // The mail about a cancelled order tells enough.
  if (fulfilment === 'CANCELLED') return null
  const isUnconfirmed = payment === 'EXPIRED' && dueAt !== null && expiresAt !== null && expiresAt <= now
  return { kind: 'ORDER_EXPIRED', data: { reference, firstname, isDebitLost: payment === 'FAILED', isUnconfirmed } }
}

const cancelled: WriteStatus = async (_, { reference, firstname, payment_status: payment, withdrawal_status: withdrawal }) => {
  // The mail about a full refund says already that nothing will come.
  if (payment === 'REFUNDED') return null
  const isPaid = payment === 'PAID' || payment === 'PARTLY_REFUNDED'
  const isUnderWay = payment === 'DEBIT_PENDING'
  return { kind: 'ORDER_CANCELLED', data: { reference, firstname, isPaid, isUnderWay, isWithdrawn: withdrawal !== 'NONE' } }
}

const ready: WriteStatus = async (_, { reference, firstname, phone, delivery_type: deliveryType, collect, collect_date: collectOn }) => ({
  kind: 'ORDER_READY',
  data: {
    ...{ reference, firstname, deliveryType, hasPhone: phone !== null },
    ...{ place: collect?.place ?? [], collectOn, collectHours: collect?.hours ?? null },
  },
})

const delivered: WriteStatus = async (trx, { id: orderId, site_id: siteId, reference, firstname, company }, now) => {
  const until = orderWithdrawalDeadline(await readGoods(trx, { siteId, orderId }), { company })
  // After that long the buyer knows that all of it has come.
  if (until !== null && until < parisDay(now.getTime())) return null
  return { kind: 'ORDER_DELIVERED', data: { reference, firstname, withdrawUntil: until } }
}

/** The mails to the buyer about events of an order. Mails about shipments and refunds are sent where those are made, with their contents. */
const mails: Readonly<Partial<Record<OrderEvent, WriteStatus>>> = {
  ...{ PAY: paid, PAY_LATE: paid, EXPIRE: closed, FAIL: closed, CANCEL: cancelled, MAKE_READY: ready, DELIVER: delivered },
}

/** Tells the buyer what has happened to their order, once, in the transaction in which it happens. */
export async function sendOrderMail(
  trx: Transaction<Tables>,
  { siteId, orderId, event, now }: OrderAt & { readonly event: OrderEvent },
): Promise<void> {
  const write = mails[event]
  if (!write) return
  const ofSite = trx.selectFrom('orders').selectAll().where('site_id', '=', siteId)
  const order = await ofSite.where('id', '=', orderId).executeTakeFirstOrThrow()
  const mail = await write(trx, order, now)
  const { reference: key, email: to, locale } = order
  if (mail) await mailBuyer(trx, { siteId, orderId }, { key, to, locale, ...mail })
}
