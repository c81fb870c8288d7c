import ical from 'ical-generator'
import type { AnsweredFile } from '#schemas/api/answered-file.ts'
import type { ElementItem } from '#schemas/api/element.ts'
import type { Clock } from '#domain/clock.ts'
import type { Elements } from '#server/features/elements/service.ts'
import { mailLink } from '#server/features/mail/mail-link.ts'
import { notFound } from '#server/features/refusal.ts'
import type { Scope } from '#server/features/sites/site.ts'
import { eventRoute, readEvent } from './event.ts'

interface Needs {
  readonly clock: Clock
  readonly elements: Elements
}

const mostEvents = 100
/** How long an event lasts whose end nobody told. */
const usualMs = 3_600_000

/** Which events, and in which language when it is not that of the request. */
interface Asked {
  readonly route: string
  readonly locale?: string | undefined
}

/** The site in the language that is asked for, if it speaks it. */
function inLanguage(scope: Scope, { locale }: Asked): Scope {
  return locale !== undefined && scope.site.locales.includes(locale) ? { ...scope, locale } : scope
}

/** Writes events as calendars read them; instants are in universal time, which every calendar shows by its own clock. */
function writeCalendar(scope: Scope, name: string, items: readonly ElementItem[]): string {
  const { site } = scope
  const calendar = ical({ name, prodId: { company: site.name, product: 'Vitrine' } })
  for (const item of items) {
    const event = readEvent(item)
    if (!event) continue
    const { place, startAt, endAt } = event
    const { position } = place ?? {}
    calendar.createEvent({
      // The same event wherever its site is found: one that moves would stand twice in the calendars of those who follow it.
      id: `event-${item.id}@${site.uid}`,
      // The same bytes for the same content: what is kept is known again by its hash.
      stamp: new Date(item.publishedAt ?? startAt),
      start: startAt,
      end: endAt ?? new Date(startAt.getTime() + usualMs),
      summary: item.title,
      url: mailLink(scope, `/${item.url ?? ''}`),
      location: place && {
        title: place.name,
        address: `${place.address}, ${place.postalCode} ${place.city}`,
        ...(position ? { geo: { lat: position.lat, lon: position.lng } } : {}),
      },
    })
  }
  // Every line is ended, the last one too (RFC 5545, 3.1 and 3.4).
  return `${calendar.toString().replace(/(?:\r?\n)+$/, '')}\r\n`
}

/** The events of a site that are still to come, for a calendar. */
export async function calendarOfEvents({ clock, elements }: Needs, request: Scope, asked: Asked): Promise<AnsweredFile> {
  if (asked.route !== eventRoute) throw notFound()
  const scope = inLanguage(request, asked)
  const instant = new Date(clock()).toISOString()
  const { items } = await elements.list(scope, eventRoute, {
    ...{ nbItem: mostEvents, page: 1, search: [] },
    orderBy: [{ field: 'startAt', direction: 'asc' }],
    filters: [{ field: 'startAt', operator: 'gte', kind: 'instant', value: { instant } }],
  })
  return { filename: `${eventRoute}.ics`, bytes: Buffer.from(writeCalendar(scope, scope.site.name, items)) }
}

/** One event, for a calendar. */
export async function calendarOfEvent(
  { elements }: Needs,
  request: Scope,
  asked: Asked & { readonly id: number | string },
): Promise<AnsweredFile> {
  if (asked.route !== eventRoute) throw notFound()
  const scope = inLanguage(request, asked)
  const item = await elements.get(scope, eventRoute, asked.id)
  const name = item.url?.split('/').at(-1) ?? `${eventRoute}-${item.id}`
  return { filename: `${name}.ics`, bytes: Buffer.from(writeCalendar(scope, item.title, [item])) }
}
