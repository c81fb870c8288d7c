import type { RawBuilder } from 'kysely'
import type { CallData } from '#schemas/api/calls.ts'
import { inCents } from '#domain/shop/pricing/euros-to-cents.ts'
import { carriageOf } from '#i18n/shop/shipping-cost.ts'
import { orderLineName } from '#i18n/shop/line-name.ts'
import type { OrdersTable } from '#server/database/tables/order-tables.ts'
import { mailBaseUrl } from '#server/mail/kit/mail-link.ts'
import { systemLink } from '#server/mail/kit/system-link.ts'
import type { MailData } from '#server/mail/kit/mail-kinds.ts'
import { insertMailsSql, selfServiceKey } from '#server/mail/outbox/outbox.ts'
import { orderDocuments } from '#server/shop/orders/order-documents.ts'
import { linkOf } from '#server/shop/order-links/order-link.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import type { Identity } from './buyer-identity.ts'
import type { OrderCompany } from './order-company.ts'

type Placed = CallData<'order.place'>

/** An order that was taken, as mails tell it. */
export interface OrderMailData {
  readonly scope: Scope
  readonly identity: Identity
  readonly placed: Placed
  readonly orderedAt: string
  /** The billing address, line by line. */
  readonly billing: readonly string[]
  /** Where it goes, line by line. */
  readonly destination: readonly string[]
  /** Fewest and most working days of the delivery after the payment; null without a delivery. */
  readonly delayDays: readonly [from: number, to: number] | null
  /** When it is collected, if a time is booked. */
  readonly collectAt: { readonly day: string; readonly from: string; readonly to: string } | null
  readonly message: string | null
  readonly gift: OrdersTable['gift']
  readonly company: OrderCompany | null
  /** The token of the link in the buyer's mail. */
  readonly mailToken: string
  /** The order that this one may repeat. */
  readonly twin: string | null
}

function wordsOf({
  scope,
  placed: { order },
  orderedAt,
  billing,
  destination,
  delayDays,
  collectAt,
  gift,
  company,
}: OrderMailData): MailData<'ORDER_TEAM'>['order'] {
  return {
    reference: order.reference,
    orderedAt,
    // Codes and steps have lines of their own, and the sums must add up.
    lines: order.products.map((line) => ({
      ...{ name: orderLineName(line, scope.locale), quantity: line.quantity, total: inCents(line.price) * line.quantity },
    })),
    reductions: [
      ...(order.step ? [{ code: null, value: inCents(order.step.value) }] : []),
      ...(order.discount ? [{ code: order.discount.code, value: inCents(order.discount.value) }] : []),
    ],
    ...{ subtotal: inCents(order.subtotal), shipping: carriageOf(order), total: inCents(order.total) },
    deliveryType: order.delivery.type,
    carrier: order.delivery.name,
    billing: [...billing],
    destination: [...destination],
    ...{ delayDays: delayDays && [...delayDays], collectAt, gift, company },
  }
}

/** Confirms an order to its buyer and reports it to the company, in the transaction of the order. */
export function orderMails(order: OrderMailData, mailbox: string | null): RawBuilder<unknown> {
  const { scope, identity, placed, message, twin } = order
  const siteId = scope.site.id
  const { reference } = placed.order
  const { payment } = placed
  const transfer =
    payment?.method === 'TRANSFER'
      ? {
          ...{ iban: payment.iban, bic: payment.bic, label: payment.label, dueOn: payment.dueAt },
          ...(payment.confirmBy !== undefined && { confirmBy: payment.confirmBy }),
        }
      : null
  const links = { termsLink: systemLink(scope, 'saleTerms'), orderLink: linkOf(scope, reference, order.mailToken) }
  const heldUntil = payment === null || payment.method === 'TRANSFER' ? null : placed.order.expiresAt
  const own = { order: wordsOf(order), firstname: identity.firstname, transfer, heldUntil, ...links }
  const attachments = orderDocuments(reference, own.order.company != null)
  const confirmed = {
    siteId,
    kind: 'ORDER_PLACED',
    // A member has proved the address. Anybody may order with another one, which gets few of these mails in an hour.
    key: identity.userId === null ? reference : `${selfServiceKey}${reference}`,
    to: identity.email,
    locale: scope.locale,
    data: own,
    attachments,
  } as const
  const { email, firstname, lastname, phone } = identity
  const paying = payment && { method: payment.method, dueOn: payment.method === 'TRANSFER' ? payment.dueAt : null }
  const panelLink = `${mailBaseUrl(scope.site)}/admin`
  const data = { order: own.order, email, firstname, lastname, phone, message, twin, payment: paying, panelLink }
  const told =
    mailbox === null ? [] : [{ siteId, kind: 'ORDER_TEAM', key: reference, to: mailbox, locale: scope.site.defaultLocale, data } as const]
  return insertMailsSql(siteId, [confirmed, ...told])
}
