import type { Kysely } from 'kysely'
import type { Clock } from '#domain/dates/clock.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Elements } from '#server/content/collections/service.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { eventRoute, readEvent } from '#server/content/collections/event.ts'
import type { EventOfMail } from './event-mails.ts'

/** Dependencies of the lists of events. */
export interface EventNeeds {
  readonly db: Kysely<Tables>
  readonly clock: Clock
  readonly elements: Elements
  readonly parameters: Parameters
  readonly onWrite: (siteId: number) => Promise<void>
}

/** Which event is asked for: its collection, and its number or its slug. */
export interface EventItem {
  readonly route: string
  readonly id: number | string
}

/** The event that is asked for; what is none is refused. */
export async function findEvent({ elements }: Pick<EventNeeds, 'elements'>, scope: Scope, { route, id }: EventItem): Promise<EventOfMail> {
  if (route !== eventRoute) throw notFound()
  const element = await elements.get(scope, eventRoute, id)
  const facts = readEvent(element)
  if (!facts) throw notFound()
  return { scope, element, facts }
}
