import type { Kysely } from 'kysely'
import { placesLeft } from '#server/content/collections/event.ts'
import { takenSeats } from '#server/content/collections/seat-count.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { EventOfMail } from './event-mails.ts'

/** Returns the number of free seats of an event, or null when seats are unlimited. */
export async function seatsLeft(db: Kysely<Tables>, { scope, element, facts }: EventOfMail): Promise<number | null> {
  const taken = await takenSeats(db, scope.site.id, [element.id])
  return placesLeft(facts, taken.get(element.id) ?? 0)
}
