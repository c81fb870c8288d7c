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

/** What the rules say of a withdrawal. */
export interface Evaluation {
  readonly standing: NonNullable<WithdrawalsTable['standing']>
  /** What would be given back; null when nothing would. */
  readonly note: Pick<CreditNote, 'fees' | 'total'> | null
  /** Why nothing would, where the right holds. */
  readonly whyNoRefund: NonNullable<MailData<'WITHDRAWAL_TEAM'>['whyNoRefund']> | null
  /** How much of what is named the order has not. */
  readonly astray?: MailData<'WITHDRAWAL_TEAM'>['astray']
}

/** What was bought is paid back within so many days (Code de la consommation, L221-24). */
const refundDays = 14
/** More withdrawals than anybody has a reason to make in an hour without showing that the order is theirs: the law asks for each to be acknowledged (L221-21), and the usual limit could leave one out. */
const perHour = 10

async function declared(trx: Transaction<Tables>, withdrawal: ReceivedWithdrawal, left: WithdrawableUnits | null) {
  const { reference, name, email, message, locale, received_at: receivedAt } = withdrawal
  const products = await matchProducts(trx, withdrawal)
  const named = products?.map((product) => writeProduct(product, locale, left)) ?? null
  return { reference, name, email, message, products: named, receivedAt: toInstant(receivedAt) }
}

/** Why an order cannot be withdrawn from, as far as it is known to be the author’s: after which day, or because the right is none of theirs. */
export type WithdrawalLimit = Pick<MailData<'WITHDRAWAL_ACK'>, 'lateAfter' | 'notFor'>

/** A withdrawal that is acknowledged, before anything of its order is claimed. */
interface Acknowledged {
  readonly withdrawal: ReceivedWithdrawal
  readonly limit: WithdrawalLimit
  readonly left: WithdrawableUnits | null
}

async function writeAcknowledgement(trx: Transaction<Tables>, scope: Scope, { withdrawal, limit, left }: Acknowledged): Promise<void> {
  const { id, email, order_id: orderId, reference } = withdrawal
  const orderLink = orderId === null ? trackingPage(scope) : await makeLink(trx, scope, { orderId, reference })
  // Strangers declare what they like with an address: they never use up what is told to who has shown that the order is theirs.
  const key = orderId === null ? String(id) : `${selfServiceKey}${id}`
  await enqueueMail(trx, {
    ...{ siteId: scope.site.id, kind: 'WITHDRAWAL_ACK', key, to: email, locale: scope.locale, perHour },
    data: { ...(await declared(trx, withdrawal, left)), orderLink, ...limit },
  })
}

/**
 * Acknowledges a withdrawal to its author: what was declared, the date and the time, and that it came late where it did; with the way to the order when it is
 * theirs.
 */
export async function mailAcknowledgement(
  trx: Transaction<Tables>,
  scope: Scope,
  { withdrawal, limit }: Omit<Acknowledged, 'left'>,
): Promise<void> {
  const left = withdrawal.products && (await loadWithdrawable(trx, withdrawal.order_id))
  await writeAcknowledgement(trx, scope, { withdrawal, limit, left })
}

/** Acknowledges a withdrawal whose first mail was withheld as one too many, now that its author has shown that the order is theirs. */
export async function mailDeferred(
  trx: Transaction<Tables>,
  scope: Scope,
  { withdrawal, limit }: Omit<Acknowledged, 'left'>,
): Promise<void> {
  const mail = trx.selectFrom('mails').select('id').where('site_id', '=', scope.site.id).where('kind', '=', 'WITHDRAWAL_ACK')
  const withheld = await mail.where('key', '=', String(withdrawal.id)).where('state', '=', 'WITHHELD').executeTakeFirst()
  // What it claims is no longer left: it is told as it was declared.
  if (withheld) await writeAcknowledgement(trx, scope, { withdrawal, limit, left: null })
}

interface Told {
  readonly scope: Scope
  readonly mailbox: string | null
  readonly withdrawal: ReceivedWithdrawal
  readonly revivedAt?: Date
}

/** Tells the company of a withdrawal, how it stands, and what is to be given back by when. */
export async function mailTeam(
  trx: Transaction<Tables>,
  { scope, mailbox, withdrawal, revivedAt }: Told,
  { standing, note, whyNoRefund, astray, left }: Evaluation & { readonly left: WithdrawableUnits | null },
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
    data: { ...(await declared(trx, withdrawal, left)), standing, refund, whyNoRefund, astray, ...(revivedAt && { isRevived: true }) },
  })
}
