import { systemClock } from '#domain/dates/clock.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { TestDatabase } from '#tests/support/database/database.ts'

/** An event of site 37 as a test wants it. */
interface EventWish {
  readonly capacity: number | null
  readonly registrationOpen?: boolean
  readonly inDays?: number
}

/** Adds an event to the site 37 of `twoSites`; answers its number. */
export async function addEvent({ db }: TestDatabase, { capacity, registrationOpen = true, inDays = 10 }: EventWish): Promise<number> {
  const start = systemClock() + inDays * 86_400_000
  const properties = {
    startAt: new Date(start).toISOString(),
    endAt: new Date(start + 7_200_000).toISOString(),
    capacity,
    registrationOpen,
    location: {
      name: 'Nos bureaux',
      address: '12, quai des Écritures',
      postalCode: '69002',
      city: 'Lyon',
      position: { lat: 45.76, lng: 4.83 },
    },
  }
  const { id } = await db
    .insertInto('elements')
    .values({ site_id: 37, collection_id: 2, properties: jsonb(properties) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('element_texts')
    .values({ site_id: 37, collection_id: 2, element_id: id, locale: 'fr_FR', slug: `rendez-vous-n${id}`, title: `Rendez-vous ${id}` })
    .execute()
  return id
}
