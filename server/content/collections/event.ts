import type { ElementItem } from '#schemas/api/content/element.ts'
import type { EventPlace } from '#schemas/api/content/event-item.ts'

/** The collection whose elements are events. */
export const eventRoute = 'event'

/** The facts that make an element an event. */
export interface EventFacts {
  readonly startAt: Date
  readonly endAt: Date | null
  /** Null when there is room for everyone. */
  readonly capacity: number | null
  readonly registrationOpen: boolean
  readonly place: EventPlace | null
}

type Properties = Readonly<Record<string, unknown>>

function dateOf(value: unknown): Date | null {
  const date = typeof value === 'string' ? new Date(value) : null
  return date === null || Number.isNaN(date.getTime()) ? null : date
}

function isPlace(value: unknown): value is EventPlace {
  const texts = ['name', 'address', 'postalCode', 'city'] as const
  return typeof value === 'object' && value !== null && texts.every((key) => typeof (value as Properties)[key] === 'string')
}

/** Reads the properties of an element as those of an event; null when it has no beginning. */
export function readEvent({ startAt, endAt, capacity, registrationOpen, location }: Properties): EventFacts | null {
  const start = dateOf(startAt)
  if (start === null) return null
  return {
    startAt: start,
    endAt: dateOf(endAt),
    capacity: typeof capacity === 'number' ? capacity : null,
    registrationOpen: registrationOpen === true,
    place: isPlace(location) ? location : null,
  }
}

/** Returns true when one may still put one's name down: the organiser has opened the list, and the event has not begun. */
export function acceptsRegistrations({ registrationOpen, startAt }: EventFacts, now: number): boolean {
  return registrationOpen && startAt.getTime() > now
}

/** Returns true when an event has ended; one without an end has once it has begun. */
export function isOver({ startAt, endAt }: EventFacts, now: number): boolean {
  return (endAt ?? startAt).getTime() <= now
}

/** The address of a place on one line. */
export function formatAddressLine(place: EventPlace | null): string | null {
  return place && `${place.name}, ${place.address}, ${place.postalCode} ${place.city}`
}

/** The number of places that are left after the taken ones; null without a limit. */
export function placesLeft({ capacity }: EventFacts, taken: number): number | null {
  return capacity === null ? null : Math.max(0, capacity - taken)
}

/** Adds the computed facts to events: the places left, and whether registration is open. */
export function withAvailability<Item extends ElementItem>(
  items: readonly Item[],
  taken: ReadonlyMap<number, number>,
  now: number,
): Item[] {
  return items.map((item) => {
    const event = readEvent(item)
    const remaining = event && placesLeft(event, taken.get(item.id) ?? 0)
    return { ...item, remaining, registrationOpen: event !== null && acceptsRegistrations(event, now) }
  })
}
