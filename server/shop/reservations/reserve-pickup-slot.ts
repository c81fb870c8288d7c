import { sql, type Transaction } from 'kysely'
import type { CollectSlot } from '#domain/shop/shipping/pickup-hours.ts'
import { advisoryLock } from '#server/database/advisory-lock.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { idsOf, sitesOf, type OrderOfSite } from './order-of-site.ts'

/** Queues for a time to collect orders. Those who wait are served in the order in which they asked. */
const queueForSlot = (trx: Transaction<Tables>, schedule: number | null, date: string | null): Promise<void> =>
  advisoryLock(trx, `slot ${schedule} ${date}`)

/** Reserves a place of a pickup time. Concurrent requests wait, and are rejected after the last place. */
export async function reserveSlot(trx: Transaction<Tables>, siteId: number, { date, schedule }: CollectSlot): Promise<void> {
  await queueForSlot(trx, schedule.id, date)
  const { rows } = await sql`
    insert into collect_bookings (site_id, schedule_id, date, taken)
    select ${siteId}::integer, ${schedule.id}::integer, ${date}::date, 1 where ${schedule.capacity}::integer > 0
    on conflict (site_id, schedule_id, date) do update set taken = collect_bookings.taken + 1
      where collect_bookings.taken < ${schedule.capacity}::integer
    returning taken
  `.execute(trx)
  if (rows.length === 0) throw new ApiError('SLOT_FULL')
}

/** Gives back the places of some orders. */
export async function releaseSlots(trx: Transaction<Tables>, orders: readonly OrderOfSite[]): Promise<void> {
  const slots = await trx
    .selectFrom('orders')
    .select(['site_id', 'collect_schedule_id', 'collect_date', (select) => select.fn.countAll<number>().as('count')])
    .where('site_id', 'in', sitesOf(orders))
    .where('id', 'in', idsOf(orders))
    .where('collect_date', 'is not', null)
    .groupBy(['site_id', 'collect_schedule_id', 'collect_date'])
    .orderBy('site_id')
    .orderBy('collect_schedule_id')
    .orderBy('collect_date')
    .execute()
  for (const { site_id, collect_schedule_id, collect_date, count } of slots) {
    await queueForSlot(trx, collect_schedule_id, collect_date)
    await trx
      .updateTable('collect_bookings')
      .set({ taken: sql<number>`taken - ${count}::integer` })
      .where('site_id', '=', site_id)
      .where('schedule_id', '=', collect_schedule_id)
      .where('date', '=', collect_date)
      .execute()
  }
}
