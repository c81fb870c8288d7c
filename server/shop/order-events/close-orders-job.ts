import type { Transaction } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import { defineJob } from '#server/platform/jobs/define-job.ts'
import { lockReservedStocks } from '#server/shop/reservations/stock-reservations.ts'
import { closeIfEmpty } from './close-empty-order.ts'

/** In one run: the others are ended an hour later. */
const BATCH_SIZE = 200

/** Selects open orders whose units were all shipped or returned. */
function unendedOrders(trx: Transaction<Tables>) {
  return trx
    .selectFrom('orders as o')
    .select(['o.id', 'o.site_id', 'o.fulfilment_status as fulfilment'])
    .where('o.payment_status', 'in', ['PAID', 'PARTLY_REFUNDED', 'REFUNDED'])
    .where((where) => {
      const shipments = where.selectFrom('order_shipments as s').select('s.id').whereRef('s.order_id', '=', 'o.id')
      const lines = where.selectFrom('order_lines as l').select('l.position').whereRef('l.order_id', '=', 'o.id')
      const areThere = lines.where((line) => line(line('l.sent', '+', line.ref('l.cancelled')), '<', line.ref('l.quantity')))
      const onTheirWay = shipments.where('s.delivered_at', 'is', null)
      const waits = where('o.fulfilment_status', '=', 'READY').and('o.payment_status', '=', 'REFUNDED')
      const hasCome = where('o.fulfilment_status', '=', 'SHIPPED')
        .and(where.exists(shipments))
        .and(where.not(where.exists(onTheirWay)))
      return where.not(where.exists(areThere)).and(where.or([where('o.fulfilment_status', 'in', ['NEW', 'PREPARING']), waits, hasCome]))
    })
    .orderBy('o.id')
    .limit(BATCH_SIZE)
    .forNoKeyUpdate('o')
    .skipLocked()
}

/** Ends the orders that were left unended, by a version of the shop that did not end them or by a hand in the database. */
export const closeOrdersJob = defineJob({
  name: 'orders.ends',
  about: 'Mène à leur fin les commandes dont il ne reste rien à envoyer, et qui étaient restées dans l’état d’avant.',
  cron: '20 * * * *',
  run: async ({ trx, now }) => {
    const orders = await unendedOrders(trx).execute()
    await lockReservedStocks(
      trx,
      orders.map(({ id: orderId, site_id: siteId }) => ({ orderId, siteId })),
    )
    for (const { id: orderId, site_id: siteId, fulfilment } of orders) await closeIfEmpty(trx, { siteId, orderId, now }, { fulfilment })
    return { ended: orders.length }
  },
})
