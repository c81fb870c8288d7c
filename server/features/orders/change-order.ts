import type { Kysely, Selectable, Transaction } from 'kysely'
import type { AdminOrder } from '#schemas/api/admin-order-calls.ts'
import type { CallBody } from '#schemas/api/calls.ts'
import type { Json } from '#schemas/generated/content.ts'
import type { Clock } from '#domain/clock.ts'
import { parseEuros } from '#domain/shop/cents.ts'
import type { OrdersTable } from '#server/database/order-tables.ts'
import type { Tables } from '#server/database/tables.ts'
import type { Audit } from '#server/features/audit/service.ts'
import { notFound, Refusal } from '#server/features/refusal.ts'
import { refuseFields } from '#server/features/refuse-fields.ts'
import type { Parameters } from '#server/features/parameters/service.ts'
import type { Member } from '#server/features/sessions/member.ts'
import { writeAsMember } from '#server/features/sessions/write-as.ts'
import { adminViews } from './admin-view.ts'
import { applyOrderEvent } from './apply-event.ts'
import type { OrderAt } from './end-holds.ts'
import { receiveLateTransfer, waitedForTransfer } from './late-transfer.ts'
import { refundOrder, type OrderRefund } from './refund-order.ts'
import { receiveReturn } from './returned-goods.ts'
import { receiveShipment, sendShipment, type ShipmentToSend } from './shipments.ts'
import type { TakeAgainNeeds } from './take-again.ts'
import { requireVersion } from './wanted-version.ts'

type Body = CallBody<'order.happen'>

/** What changing orders and stocks stands on. */
export interface ShopDeskNeeds {
  readonly db: Kysely<Tables>
  readonly clock: Clock
  readonly audit: Audit
  readonly parameters: Parameters
}

/** What an administrator changes: one thing of the site, in the version that was read. */
export interface VersionedChange<Content> {
  readonly id: number
  readonly ifMatch: string | undefined
  readonly body: Content
}

async function holdOrder(trx: Transaction<Tables>, siteId: number, id: number): Promise<Selectable<OrdersTable>> {
  const order = trx.selectFrom('orders').selectAll().where('site_id', '=', siteId).where('id', '=', id).forUpdate()
  const row = await order.executeTakeFirst()
  if (!row) throw notFound()
  return row
}

function readRefund({ lines, fees, restock, reason, keptReason }: Body, locale: string): OrderRefund {
  const wanted = parseEuros(fees ?? 0)
  const given = (lines ?? []).map(({ kept, ...line }) => ({ ...line, kept: parseEuros(kept ?? 0) }))
  if (!reason) throw refuseFields(locale, [{ field: 'reason', code: 'REQUIRED' }])
  if (wanted === null) throw refuseFields(locale, [{ field: 'fees', code: 'NUMBER' }])
  const known = given.flatMap(({ kept, ...line }) => (kept === null ? [] : [{ ...line, kept }]))
  if (known.length < given.length) throw refuseFields(locale, [{ field: 'lines', code: 'NUMBER' }])
  if (!keptReason && known.some(({ kept }) => kept > 0)) throw refuseFields(locale, [{ field: 'keptReason', code: 'REQUIRED' }])
  return { lines: known, fees: wanted, restock: restock ?? false, reason, keptReason: keptReason ?? undefined }
}

function readShipment({ lines, carrier, trackingNumbers, parcels }: Body): ShipmentToSend {
  const numbers = trackingNumbers ?? []
  const own = { lines: lines ?? undefined, carrier: carrier ?? undefined, trackingNumbers: numbers }
  return { ...own, parcels: parcels ?? Math.max(1, numbers.length) }
}

const readReturn = ({ lines }: Body) => lines?.map(({ position: line, quantity }) => ({ line, quantity }))

/** Does what an administrator says has happened. Only a transfer is seen to arrive by people: other payments are told by who makes them. */
async function happen(
  trx: Transaction<Tables>,
  at: OrderAt,
  { body, order, needs }: { readonly body: Body; readonly order: Selectable<OrdersTable>; readonly needs: TakeAgainNeeds },
): Promise<void> {
  const { event, shipment } = body
  if (event === 'SHIP') return sendShipment(trx, at, readShipment(body))
  if (event === 'DELIVER') return receiveShipment(trx, at, shipment ?? undefined)
  if (event === 'RETURN') return receiveReturn(trx, at, readReturn(body))
  if (event === 'REFUND') return void (await refundOrder(trx, at, readRefund(body, needs.scope.locale)))
  if (event === 'PAY' && waitedForTransfer(order)) return receiveLateTransfer(trx, order, needs)
  if (event === 'PAY' && order.payment_status !== 'AWAITING_TRANSFER')
    throw new Refusal('ORDER_EVENT_REFUSED', { event, status: { payment: order.payment_status } })
  await applyOrderEvent(trx, { ...at, event })
}

const told = ({ event, ...rest }: Body): Readonly<Record<string, Json>> =>
  Object.fromEntries(Object.entries({ event, ...rest }).flatMap(([key, value]) => (value == null ? [] : [[key, value as Json]])))

/** Says what has happened to an order, as the administrator who says it, in the version of it that they have read; written down. */
export async function changeOrder(
  { db, clock, audit, parameters }: ShopDeskNeeds,
  { scope, caller }: Member,
  { id, ifMatch, body }: VersionedChange<Body>,
): Promise<AdminOrder> {
  const siteId = scope.site.id
  return writeAsMember(db, caller, async (trx) => {
    const order = await holdOrder(trx, siteId, id)
    requireVersion(ifMatch, { version: order.version })
    const now = new Date(clock())
    await happen(trx, { siteId, orderId: id, now }, { body, order, needs: { scope, parameters, now } })
    await audit.record(trx, { siteId, actorId: caller.userId, action: 'order.happen', target: `order:${id}`, diff: told(body) })
    const [view] = await adminViews(trx, [await holdOrder(trx, siteId, id)])
    if (!view) throw notFound()
    return view
  })
}
