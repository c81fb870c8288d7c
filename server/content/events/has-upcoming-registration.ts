import { sql, type RawBuilder } from 'kysely'

/** Returns true when the owner of a row of `users` has a place, as a member or by their address, at an event that is not over. */
export function hasUpcomingRegistration(now: Date): RawBuilder<boolean> {
  const placeOf = (own: RawBuilder<boolean>) => sql<boolean>`exists (
    select 1 from event_registrations r join elements e on e.id = r.element_id
    where r.site_id = users.site_id and ${own} and r.status = 'CONFIRMED'
      and greatest(read_instant(e.properties ->> 'startAt'), read_instant(e.properties ->> 'endAt')) > ${now}
  )`
  return sql<boolean>`(${placeOf(sql`r.user_id = users.id`)} or ${placeOf(sql`r.user_id is null and r.email = users.email`)})`
}
