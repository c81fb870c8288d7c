import type { Kysely } from 'kysely'
import type { CollectTimes } from '#schemas/api/shop/delivery-calls.ts'
import type { ParameterValue } from '#domain/parameters.ts'
import { parisDay } from '#domain/dates/paris-day.ts'
import { collectSlots, readCollectHours } from '#domain/shop/shipping/pickup-hours.ts'
import { arrivesBefore } from '#domain/shop/orders/payment-deadline.ts'
import type { Tables } from '#server/database/tables/tables.ts'

/** When orders can be collected, and how many more at each time; null where no time is booked. */
export async function listCollectTimes(
  db: Kysely<Tables>,
  siteId: number,
  { setting, now, isOnline }: { readonly setting: ParameterValue; readonly now: number; readonly isOnline: boolean },
): Promise<CollectTimes> {
  const hours = readCollectHours(setting)
  if (hours === null) return null
  const bookings = db.selectFrom('collect_bookings').select(['schedule_id', 'date', 'taken']).where('site_id', '=', siteId)
  const rows = await bookings.where('date', '>=', parisDay(now)).execute()
  const taken = new Map(rows.map((row) => [`${row.schedule_id} ${row.date}`, row.taken]))
  // Where nothing but transfers is taken, nothing can be paid in time for what comes sooner.
  const slots = collectSlots(hours, now).filter(({ date }) => isOnline || arrivesBefore('TRANSFER', date, now))
  return slots.map(({ date, schedule: { id, idAddress, from, to, capacity } }) => ({
    ...{ idAddress, date, idSchedule: id, from, to },
    left: Math.max(0, capacity - (taken.get(`${id} ${date}`) ?? 0)),
    ...(!arrivesBefore('TRANSFER', date, now) && { takesTransfer: false as const }),
    ...(!arrivesBefore('SEPA_DEBIT', date, now) && { takesDebit: false as const }),
  }))
}
