import type { Kysely, Selectable } from 'kysely'
import type { OrderView } from '#schemas/api/shop/order-view.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import { cents, toEuros } from '#domain/shop/pricing/cents.ts'
import type { LineQuantity } from '#domain/shop/shipping/shipments.ts'
import { arrivesBefore } from '#domain/shop/orders/payment-deadline.ts'
import type { OrdersTable, StoredAddress } from '#server/database/tables/order-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Buyer } from '#server/shop/settings/buyer.ts'
import { toTransfer, type Bank } from '#server/shop/settings/payment-terms.ts'
import { pendingReturns, withdrawnUnits } from './pending-returns.ts'
import { declaredOf, visibleSummary, type WithdrawalSummary } from './withdrawal-summary.ts'
import { findOrder, type OrderQuery } from './find-order.ts'
import { variantsIn } from './line-variants.ts'
import { readGoodsOf, orderWithdrawalDeadline, type OrderGoods } from './load-lines.ts'
import { hasRefundDue } from './refund-due.ts'
import { automaticRefunds } from './automatic-refunds.ts'
import { shipmentViews } from './shipment-view.ts'
import { waitingWordsOf } from './unreviewed-withdrawals.ts'

type OrderRow = Selectable<OrdersTable>

const MAX_ORDERS = 100
const euros = (amount: number): number => toEuros(cents(amount))

/** The lines of a stored address. */
export function linesOf({ firstname, lastname, address, addressPart2, postalCode, city }: StoredAddress): string[] {
  return [`${firstname} ${lastname}`, address, ...(addressPart2 === null ? [] : [addressPart2]), `${postalCode} ${city}`]
}

/** The billing address of an order, with the company's own reference. */
function billingOf({ company, billing_address: address }: OrderRow): Pick<OrderView, 'billedTo' | 'purchaseReference'> {
  const billedTo = [...(company ? [company.name] : []), ...linesOf(address)]
  return { billedTo, ...(company?.reference && { purchaseReference: company.reference }) }
}

/** The contents of an ordered box; nothing for a wine. */
function contentsOf({ contents }: OrderGoods['lines'][number]): Pick<OrderView['products'][number], 'contents'> {
  return contents.length === 0 ? {} : { contents: contents.map(({ name, count: quantity }) => ({ name, quantity })) }
}

/** Where an order goes, or where it is collected, line by line. */
export function destinationOf({
  delivery_address: address,
  access_point: point,
  collect = null,
}: Pick<OrderRow, 'delivery_address' | 'access_point'> & Partial<Pick<OrderRow, 'collect'>>): string[] {
  if (address) return linesOf(address)
  return point ? [point.name, point.addLine1, `${point.zipCode} ${point.city}`] : [...(collect?.place ?? [])]
}

function transferOf({ payment_status: status, reference, expires_at: expires, due_at: due }: OrderRow, bank: Bank | null) {
  return status === 'AWAITING_TRANSFER' && bank !== null && expires !== null ? toTransfer(reference, bank, { expires, due }) : null
}

/** Returns true when an order that waits for a payment by card or by debit can be paid by transfer instead. */
function isTransferable(
  { payment_status: payment, fulfilment_status: fulfilment, collect_date: collectDay }: OrderRow,
  { bank, now }: Pick<Standing, 'bank' | 'now'>,
): boolean {
  return payment === 'PENDING_PAYMENT' && fulfilment === 'NEW' && bank !== null && arrivesBefore('TRANSFER', collectDay, now)
}

function delayOf({ carrier }: OrderRow): OrderView['delayDays'] {
  const [from, to] = carrier?.delayDays ?? []
  return from === undefined || to === undefined ? null : [from, to]
}

/** The addresses of an order's papers. A reader with a token adds it. */
function papersOf({ reference }: OrderRow, { papers }: OrderGoods): OrderView['papers'] {
  return papers.map(({ kind, number, total, issued_at: issuedAt, kept }) => ({
    ...{ kind, number, total: euros(total), issuedAt: toInstant(issuedAt) },
    url: `/api/order/${reference}/invoice${kind === 'CREDIT_NOTE' ? `?creditNote=${number}` : ''}`,
    ...(kept && { kept: { amount: euros(kept.amount), reason: kept.reason } }),
  }))
}

/** The units of an order that are still to be sent back, by sellable. */
function awaitedIn({ lines }: OrderGoods, units: readonly LineQuantity[]): NonNullable<OrderView['awaited']> {
  return units.flatMap(({ line, quantity }) => {
    const id = lines.find(({ position }) => position === line)?.sellable_id
    return id === undefined ? [] : [{ id, quantity }]
  })
}

/** Further data of an order besides its lines: the account for a transfer, and the awaited returns of a withdrawal. */
interface Standing {
  readonly bank: Bank | null
  readonly now: number
  readonly awaited?: readonly LineQuantity[]
  readonly givenUp?: NonNullable<OrderView['givenUp']>
  /** True when a withdrawal in words waits for a ruling. */
  readonly isBeingRead?: boolean
  /** The summary of its withdrawals. */
  readonly declared?: WithdrawalSummary
  /** The refunds that were paid automatically, and whether money is still owed. */
  readonly sent?: Pick<OrderView, 'sentBack' | 'isOwed'> | undefined
}

/** The properties that only some orders have. */
function saidOfSome(
  { gift, company, collect, withdrawal_status: withdrawal }: OrderRow,
  goods: OrderGoods,
  { awaited = [], givenUp = [], isBeingRead }: Pick<Standing, 'awaited' | 'givenUp' | 'isBeingRead'>,
) {
  return {
    ...(gift && { gift }),
    ...(collect?.hours && { collectHours: collect.hours }),
    ...(company && { isForCompany: true as const }),
    ...(withdrawal === 'CONFIRMED' && { awaited: awaitedIn(goods, awaited) }),
    ...(givenUp.length > 0 && { givenUp }),
    ...(isBeingRead && { isBeingRead: true as const }),
  }
}

function viewOfLine(line: OrderGoods['lines'][number]): OrderView['products'][number] {
  const { sellable_id: id, name, year, capacity_ml: capacityMl, facts, quantity, price, discount, share, total } = line
  return {
    ...{ id, name, year, capacityMl, ...variantsIn(facts), ...contentsOf(line), quantity },
    ...{ price: euros(price), discount: euros(discount), share: euros(share), total: euros(total) },
  }
}

/** An order as its buyer follows it. */
export function toOrderView(row: OrderRow, goods: OrderGoods, { bank, now, ...standing }: Standing): OrderView {
  return {
    ...{
      id: row.id,
      reference: row.reference,
      createdAt: toInstant(row.created_at),
      expiresAt: row.expires_at && toInstant(row.expires_at),
    },
    ...{ payment: row.payment_status, fulfilment: row.fulfilment_status, withdrawal: row.withdrawal_status },
    products: goods.lines.map(viewOfLine),
    subtotal: euros(row.subtotal),
    step: row.step && { bottles: row.step.bottles, value: euros(row.step.value) },
    discount: row.discount_code === null ? null : { code: row.discount_code, value: euros(row.discount_value) },
    ...{ shippingFees: euros(row.fees_paid), total: euros(row.total) },
    vat: row.vat.map(({ rate, base, vat }) => ({ rate: rate / 100, base: euros(base), amount: euros(vat) })),
    delivery: { type: row.delivery_type, name: row.carrier?.name ?? null },
    ...{ destination: destinationOf(row), delayDays: delayOf(row), collectDate: row.collect_date, message: row.message },
    ...{ shipments: shipmentViews(goods), withdrawUntil: orderWithdrawalDeadline(goods, row), transfer: transferOf(row, bank) },
    ...(isTransferable(row, { bank, now }) && { takesTransfer: true as const }),
    ...(!arrivesBefore('SEPA_DEBIT', row.collect_date, now) && row.payment_status === 'PENDING_PAYMENT' && { takesDebit: false as const }),
    ...billingOf(row),
    ...saidOfSome(row, goods, standing),
    ...standing.sent,
    ...standing.declared,
    papers: papersOf(row, goods),
  }
}

/** Returns true when some of an order may have been given back or given up. */
const mayHaveLess = ({ withdrawal_status: withdrawal, payment_status: payment }: OrderRow): boolean =>
  withdrawal !== 'NONE' || payment === 'PARTLY_REFUNDED'

async function withLines({ db, bank, now }: OrderReading, rows: readonly OrderRow[]): Promise<OrderView[]> {
  const orders = rows.map(({ id: orderId, site_id: siteId }) => ({ orderId, siteId }))
  const goods = await readGoodsOf(db, orders)
  const words = await waitingWordsOf(db, orders)
  const sent = await automaticRefunds(db, orders)
  const declared = await declaredOf(db, orders)
  const views: OrderView[] = []
  for (const row of rows) {
    const own = goods.get(row.id)
    if (!own) continue
    const [awaited, givenUp] = [await pendingReturns(db, row, own), mayHaveLess(row) ? await withdrawnUnits(db, row, own) : []]
    const money = { ...sent.get(row.id), ...(await hasRefundDue(db, row, own)) }
    const said = { isBeingRead: words.has(row.id), declared: visibleSummary(row, declared.get(row.id)), sent: money }
    views.push(toOrderView(row, own, { bank, now, awaited, givenUp, ...said }))
  }
  return views
}

/** Dependencies of the reading of an order. */
export interface OrderReading {
  readonly db: Kysely<Tables>
  readonly bank: Bank | null
  readonly now: number
}

/** Reads an order for the holder of its token or its buyer; null for everyone else. */
export async function readOrder(reading: OrderReading, buyer: Buyer, asked: OrderQuery): Promise<OrderView | null> {
  const row = await findOrder(reading.db, buyer, asked)
  if (!row) return null
  const [view] = await withLines(reading, [row])
  return view ?? null
}

/** The orders that an account has made, the last first. */
export async function readOwnOrders(reading: OrderReading, siteId: number, userId: number): Promise<OrderView[]> {
  const own = reading.db.selectFrom('orders').selectAll().where('site_id', '=', siteId).where('user_id', '=', userId)
  return withLines(reading, await own.orderBy('id', 'desc').limit(MAX_ORDERS).execute())
}
