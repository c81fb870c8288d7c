import type { Kysely, Selectable, Transaction } from 'kysely'
import type { CallBody, CallData } from '#schemas/api/calls.ts'
import type { Json } from '#schemas/generated/content.ts'
import type { Clock } from '#domain/dates/clock.ts'
import { parseEuros } from '#domain/shop/pricing/cents.ts'
import type { OrdersTable } from '#server/database/tables/order-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Audit } from '#server/people/audit/service.ts'
import { notFound, ApiError } from '#server/platform/errors/api-error.ts'
import { validationError } from '#server/platform/errors/validation-error.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'
import type { Member } from '#server/platform/scope/member.ts'
import { runAsMember } from '#server/people/sessions/member-transaction.ts'
import { reviewWithdrawal, type ReviewDecision } from '#server/shop/withdrawals/review-withdrawal.ts'
import { processPendingOf } from '#server/shop/withdrawals/process-pending.ts'
import { applyOrderEvent } from '#server/shop/order-events/apply-event.ts'
import type { OrderAt } from '#server/shop/reservations/settle-reservations.ts'
import type { ReReserveDeps } from '#server/shop/reservations/re-reserve-order.ts'
import type { LateReason } from '#server/shop/reservations/closed-reason.ts'
import { requireVersion } from '#server/platform/input/require-version.ts'
import { adminViews } from './admin-view.ts'
import { expireWithdrawal } from './expire-withdrawal.ts'
import { receiveLateTransfer, wasAwaitingTransfer } from './late-transfer.ts'
import { refundOrder, type OrderRefund } from './refund-order.ts'
import { receiveReturn } from './receive-return.ts'
import { receiveShipment, sendShipment, type ShipmentToSend } from './shipments.ts'

type Body = CallBody<'order.happen'>

/** Dependencies of changes to orders and stocks. */
export interface OrderAdminDeps {
  readonly db: Kysely<Tables>
  readonly clock: Clock
  readonly audit: Audit
  readonly parameters: Parameters
}

/** A change by an administrator to one object of the site, in the version that was read. */
export interface VersionedChange<Content> {
  readonly id: number
  readonly ifMatch: string | undefined
  readonly body: Content
}

async function holdOrder(trx: Transaction<Tables>, siteId: number, id: number): Promise<Selectable<OrdersTable>> {
  const order = trx.selectFrom('orders').selectAll().where('site_id', '=', siteId).where('id', '=', id).forNoKeyUpdate()
  const row = await order.executeTakeFirst()
  if (!row) throw notFound()
  return row
}

function readReason({ reason }: Body, locale: string): string {
  if (!reason) throw validationError(locale, [{ field: 'reason', code: 'REQUIRED' }])
  return reason
}

function readRefund(body: Body, locale: string): OrderRefund {
  const { lines, fees, restock, keptReason } = body
  const wanted = parseEuros(fees ?? 0)
  const given = (lines ?? []).map(({ kept, ...line }) => ({ ...line, kept: parseEuros(kept ?? 0) }))
  const reason = readReason(body, locale)
  if (wanted === null) throw validationError(locale, [{ field: 'fees', code: 'NUMBER' }])
  const known = given.flatMap(({ kept, ...line }) => (kept === null ? [] : [{ ...line, kept }]))
  if (known.length < given.length) throw validationError(locale, [{ field: 'lines', code: 'NUMBER' }])
  if (!keptReason && known.some(({ kept }) => kept > 0)) throw validationError(locale, [{ field: 'keptReason', code: 'REQUIRED' }])
  return { lines: known, fees: wanted, restock: restock ?? false, reason, keptReason: keptReason ?? undefined }
}

function readShipment({ lines, carrier, trackingNumbers, parcels }: Body): ShipmentToSend {
  const numbers = trackingNumbers ?? []
  const own = { lines: lines ?? undefined, carrier: carrier ?? undefined, trackingNumbers: numbers }
  return { ...own, parcels: parcels ?? Math.max(1, numbers.length) }
}

function readRuling({ lines, withdrawal, reason }: Body, locale: string): ReviewDecision {
  if (!lines) throw validationError(locale, [{ field: 'lines', code: 'REQUIRED' }])
  const meant = lines.map(({ position, quantity }) => ({ position, quantity }))
  return { withdrawal: withdrawal ?? undefined, lines: meant, reason: reason ?? undefined }
}

const readReturn = ({ lines }: Body) => lines?.map(({ position: line, quantity }) => ({ line, quantity }))

/** An event that an administrator reports, with its order. */
interface Told {
  readonly body: Body
  readonly order: Selectable<OrdersTable>
  readonly needs: ReReserveDeps
}
type Act = (trx: Transaction<Tables>, at: OrderAt, told: Told) => Promise<void>

/** Records a transfer. Administrators see transfers arrive; other payments are reported by their provider. Returns the reason when the money goes back. */
async function pay(trx: Transaction<Tables>, at: OrderAt, { order, needs }: Told): Promise<LateReason | null> {
  if (wasAwaitingTransfer(order)) return receiveLateTransfer(trx, order, needs)
  const { payment_status: payment } = order
  if (payment !== 'AWAITING_TRANSFER') throw new ApiError('ORDER_EVENT_REFUSED', { event: 'PAY', status: { payment } })
  await applyOrderEvent(trx, { ...at, event: 'PAY' })
  return null
}

/** The acts of the events that carry more than their name. */
const acts: Readonly<Partial<Record<Body['event'], Act>>> = {
  SHIP: (trx, at, { body }) => sendShipment(trx, at, readShipment(body)),
  DELIVER: (trx, at, { body }) => receiveShipment(trx, at, body.shipment ?? undefined),
  RETURN: (trx, at, { body }) => receiveReturn(trx, at, readReturn(body)),
  REFUND: async (trx, at, { body, needs }) => void (await refundOrder(trx, at, readRefund(body, needs.scope.locale))),
  RULE: (trx, at, { body, needs }) => reviewWithdrawal(trx, at, needs.scope, readRuling(body, needs.scope.locale)),
  LAPSE: (trx, at, { body, needs }) => expireWithdrawal(trx, at, readReason(body, needs.scope.locale)),
}

/** Does what an administrator says has happened; says why what has come goes back, where it does. */
async function happen(trx: Transaction<Tables>, at: OrderAt, told: Told): Promise<LateReason | null> {
  const { event } = told.body
  if (event === 'PAY') return pay(trx, at, told)
  const act = acts[event]
  if (act) await act(trx, at, told)
  else await applyOrderEvent(trx, { ...at, event })
  return null
}

const writeDown = ({ event, ...rest }: Body): Readonly<Record<string, Json>> =>
  Object.fromEntries(Object.entries({ event, ...rest }).flatMap(([key, value]) => (value == null ? [] : [[key, value as Json]])))

/** Says what has happened to an order, as the administrator who says it, in the version of it that they have read; written down. */
export async function changeOrder(
  { db, clock, audit, parameters }: OrderAdminDeps,
  { scope, caller }: Member,
  { id, ifMatch, body }: VersionedChange<Body>,
): Promise<CallData<'order.happen'>> {
  const siteId = scope.site.id
  await processPendingOf(db, { site: scope.site, orderId: id }, { parameters, now: new Date(clock()) })
  return runAsMember(db, caller, async (trx) => {
    const order = await holdOrder(trx, siteId, id)
    requireVersion(ifMatch, { version: order.version })
    const now = new Date(clock())
    const transferBack = await happen(trx, { siteId, orderId: id, now }, { body, order, needs: { scope, parameters, now } })
    await audit.record(trx, { siteId, actorId: caller.userId, action: 'order.happen', target: `order:${id}`, diff: writeDown(body) })
    const [view] = await adminViews(trx, [await holdOrder(trx, siteId, id)])
    if (!view) throw notFound()
    return { ...view, ...(transferBack !== null && { transferBack }) }
  })
}
