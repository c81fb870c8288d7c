import { sql, type Transaction } from 'kysely'
import type { CollectSlot } from '#domain/shop/collect-hours.ts'
import type { Tables } from '#server/database/tables.ts'
import { Refusal } from '#server/features/refusal.ts'

/** Takes a place at a time to collect orders: whoever wants the same one at the same moment waits, and is refused when it was the last. */
export async function bookSlot(trx: Transaction<Tables>, siteId: number, { date, schedule }: CollectSlot): Promise<void> {
  const { rows } = await sql`
    insert into collect_bookings (site_id, schedule_id, date, taken)
    select ${siteId}::integer, ${schedule.id}::integer, ${date}::date, 1 where ${schedule.capacity}::integer > 0
    on conflict (site_id, schedule_id, date) do update set taken = collect_bookings.taken + 1
      where collect_bookings.taken < ${schedule.capacity}::integer
    returning taken
  `.execute(trx)
  if (rows.length === 0) throw new Refusal('SLOT_FULL')
}

/** Gives a place back. */
export async function freeSlot(
  trx: Transaction<Tables>,
  siteId: number,
  slot: { readonly date: string; readonly scheduleId: number },
): Promise<void> {
  await trx
    .updateTable('collect_bookings')
    .set({ taken: sql<number>`taken - 1` })
    .where('site_id', '=', siteId)
    .where('schedule_id', '=', slot.scheduleId)
    .where('date', '=', slot.date)
    .execute()
}
