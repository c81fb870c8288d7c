import type { Transaction } from 'kysely'
import { toInstant } from '#domain/dates/to-instant.ts'
import { addDays } from '#domain/dates/dates.ts'
import { parisDay } from '#domain/dates/paris-day.ts'
import type { CreditNote } from '#domain/shop/orders/credit-note.ts'
import type { WithdrawalsTable } from '#server/database/tables/withdrawal-tables.ts'
import type { MailData } from '#server/mail/kit/mail-kinds.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { trackingPage } from '#server/mail/kit/order-urls.ts'
import { enqueueMail, selfServiceKey } from '#server/mail/outbox/outbox.ts'
import { makeLink } from '#server/shop/order-links/order-link.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { loadWithdrawable, type WithdrawableUnits } from './withdrawable-units.ts'
import { matchProducts } from './match-products.ts'
import type { ReceivedWithdrawal } from './received-withdrawal.ts'
import { writeProduct } from './format-product.ts'

/** The evaluation of a withdrawal, as the company is notified of it. */
export interface Evaluation {
  readonly standing: NonNullable<WithdrawalsTable['standing']>
  /** The credit note to expect; null without a refund. */
  readonly note: Pick<CreditNote, 'fees' | 'total'> | null
  /** The reason when the right exists but no refund is due yet. */
  readonly noRefundReason: NonNullable<MailData<'WITHDRAWAL_TEAM'>['whyNoRefund']> | null
  /** Set when declared products are not part of the order. */
  readonly unmatched?: MailData<'WITHDRAWAL_TEAM'>['astray']
}

/** The legal period of a refund, in days (Code de la consommation, L221-24). */
const refundDays = 14
/** Higher than the usual mail limit, because the law requires an acknowledgement of each withdrawal (L221-21). */
const perHour = 10

async function declared(trx: Transaction<Tables>, withdrawal: ReceivedWithdrawal, left: WithdrawableUnits | null) {
  const { reference, name, email, message, locale, received_at: receivedAt } = withdrawal
  const products = await matchProducts(trx, withdrawal)
  const named = products?.map((product) => writeProduct(product, locale, left)) ?? null
  return { reference, name, email, message, products: named, receivedAt: toInstant(receivedAt) }
}

/** The reason why a proven owner cannot withdraw: the last day that is over, or the exemption. */
export type WithdrawalLimit = Pick<MailData<'WITHDRAWAL_ACK'>, 'lateAfter' | 'notFor'>

/** A withdrawal to acknowledge. Its claim is not applied yet. */
interface Acknowledged {
  readonly withdrawal: ReceivedWithdrawal
  readonly limit: WithdrawalLimit
  readonly left: WithdrawableUnits | null
}

async function writeAcknowledgement(trx: Transaction<Tables>, scope: Scope, { withdrawal, limit, left }: Acknowledged): Promise<void> {
  const { id, email, order_id: orderId, reference } = withdrawal
  const orderLink = orderId === null ? trackingPage(scope) : await makeLink(trx, scope, { orderId, reference })
  // Anonymous declarations have a limit of their own, so that they cannot block the mails of a proven owner.
  const key = orderId === null ? String(id) : `${selfServiceKey}${id}`
  await enqueueMail(trx, {
    ...{ siteId: scope.site.id, kind: 'WITHDRAWAL_ACK', key, to: email, locale: scope.locale, perHour },
    data: { ...(await declared(trx, withdrawal, left)), orderLink, ...limit },
  })
}

/** Mails the acknowledgement of a withdrawal: the declaration, its time, the reason if it has no effect, and the order link of a proven owner. */
export async function mailAcknowledgement(
  trx: Transaction<Tables>,
  scope: Scope,
  { withdrawal, limit }: Omit<Acknowledged, 'left'>,
): Promise<void> {
  const left = withdrawal.products && (await loadWithdrawable(trx, scope.site.id, withdrawal.order_id))
  await writeAcknowledgement(trx, scope, { withdrawal, limit, left })
}

/** Mails an acknowledgement that the mail limit withheld, after the author has proven ownership of the order. */
export async function mailDeferred(
  trx: Transaction<Tables>,
  scope: Scope,
  { withdrawal, limit }: Omit<Acknowledged, 'left'>,
): Promise<void> {
  const mail = trx.selectFrom('mails').select('id').where('site_id', '=', scope.site.id).where('kind', '=', 'WITHDRAWAL_ACK')
  const withheld = await mail.where('key', '=', String(withdrawal.id)).where('state', '=', 'WITHHELD').executeTakeFirst()
  // The claimed units are already deducted, so the mail lists the declaration only.
  if (withheld) await writeAcknowledgement(trx, scope, { withdrawal, limit, left: null })
}

interface TeamNotice {
  readonly scope: Scope
  readonly mailbox: string | null
  readonly withdrawal: ReceivedWithdrawal
  readonly revivedAt?: Date
}

/** Notifies the company of a withdrawal, its evaluation and the refund with its due date. */
export async function mailTeam(
  trx: Transaction<Tables>,
  { scope, mailbox, withdrawal, revivedAt }: TeamNotice,
  { standing, note, noRefundReason, unmatched, left }: Evaluation & { readonly left: WithdrawableUnits | null },
): Promise<void> {
  if (mailbox === null) return
  const { id, received_at: receivedAt } = withdrawal
  const refund = note && {
    ...{ goods: note.total - note.fees, fees: note.fees, total: note.total },
    dueOn: addDays(parisDay((revivedAt ?? receivedAt).getTime()), refundDays),
  }
  await enqueueMail(trx, {
    ...{
      siteId: scope.site.id,
      kind: 'WITHDRAWAL_TEAM',
      key: revivedAt ? `${id} revived` : String(id),
      to: mailbox,
      locale: scope.site.defaultLocale,
    },
    data: {
      ...(await declared(trx, withdrawal, left)),
      standing,
      refund,
      whyNoRefund: noRefundReason,
      astray: unmatched,
      ...(revivedAt && { isRevived: true }),
    },
  })
}
