import type { Kysely, Selectable } from 'kysely'
import type { AdminOrder } from '#schemas/api/shop/admin-order-calls.ts'
import { storedPhone } from '#schemas/text/digits-to-dial.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import type { OrderEvent } from '#domain/shop/orders/order-status.ts'
import type { LineQuantity } from '#domain/shop/shipping/shipments.ts'
import type { OrdersTable } from '#server/database/tables/order-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { pendingReturns } from '#server/shop/orders/pending-returns.ts'
import { readGoodsOf, type OrderGoods } from '#server/shop/orders/load-lines.ts'
import { toOrderView } from '#server/shop/orders/load-order.ts'
import { automaticRefunds } from '#server/shop/orders/automatic-refunds.ts'
import { idsOf, sitesOf } from '#server/shop/reservations/order-of-site.ts'
import { waitingWordsOf, type WaitingWords } from '#server/shop/orders/unreviewed-withdrawals.ts'

interface Happened {
  readonly event: OrderEvent
  readonly at: Date
}

/** Returns the events of an order, with each of its shipments: only the last of them changes its state. */
function historyIn(events: readonly Happened[], { shipments }: OrderGoods): Happened[] {
  const parts = shipments.flatMap(({ shipped_at: sent, delivered_at: arrived }): Happened[] => [
    { event: 'SHIP', at: sent },
    ...(arrived ? [{ event: 'DELIVER' as const, at: arrived }] : []),
  ])
  const isSame = (one: Happened) => (other: Happened) => one.event === other.event && one.at.getTime() === other.at.getTime()
  const untold = parts.filter((part, index) => !events.some(isSame(part)) && parts.findIndex(isSame(part)) === index)
  return [...events, ...untold].sort((one, other) => one.at.getTime() - other.at.getTime())
}

function linesOf({ lines }: OrderGoods, awaited: readonly LineQuantity[]): AdminOrder['lines'] {
  return lines.map(({ position, sellable_id: id, quantity, sent, cancelled }) => {
    const back = awaited.find(({ line }) => line === position)
    return { position, id, quantity, sent, cancelled, ...(back && { awaited: back.quantity }) }
  })
}

function wordsOf({ id, name, message, received_at: at }: WaitingWords) {
  return { id, name, message: message ?? '', receivedAt: toInstant(at ?? new Date(0)) }
}

/** Orders as an administrator sees them: as their buyers do, with who bought, what has left of each line and what has happened. */
export async function adminViews(db: Kysely<Tables>, rows: readonly Selectable<OrdersTable>[]): Promise<AdminOrder[]> {
  const orders = rows.map(({ id: orderId, site_id: siteId }) => ({ orderId, siteId }))
  const goods = await readGoodsOf(db, orders)
  const happened = await db
    .selectFrom('order_events')
    .selectAll()
    .where('site_id', 'in', [0, ...sitesOf(orders)])
    .where('order_id', 'in', [0, ...idsOf(orders)])
    .orderBy('id')
    .execute()
  const historyOf = Map.groupBy(happened, (row) => row.order_id)
  const waiting = await waitingWordsOf(db, orders)
  const sent = await automaticRefunds(db, orders)
  const views: AdminOrder[] = []
  for (const row of rows) {
    const own = goods.get(row.id)
    if (!own) continue
    const awaited = await pendingReturns(db, row, own)
    const words = waiting.get(row.id) ?? []
    const { email, firstname, lastname, phone, user_id: userId } = row
    views.push({
      ...toOrderView(row, own, { bank: null, now: 0, awaited, isBeingRead: words.length > 0, sent: sent.get(row.id) }),
      ...{ version: row.version, method: row.payment_method, company: row.company, gift: row.gift },
      buyer: { email, firstname, lastname, phone: phone && storedPhone(phone), userId },
      lines: linesOf(own, awaited),
      ...(words.length > 0 && { worded: words.map(wordsOf) }),
      history: historyIn(historyOf.get(row.id) ?? [], own).map(({ event, at }) => ({ event, at: toInstant(at) })),
    })
  }
  return views
}
