import ical from 'ical-generator'
import type { Kysely } from 'kysely'
import type { AnsweredFile } from '#schemas/api/base/file-response.ts'
import type { ElementItem } from '#schemas/api/content/element.ts'
import { languageOf } from '#i18n/locale.ts'
import type { Clock } from '#domain/dates/clock.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Elements } from '#server/content/collections/service.ts'
import { mailLink } from '#server/mail/kit/mail-link.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { eventRoute, readEvent } from '#server/content/collections/event.ts'
import { revisionsOf } from './event-revisions.ts'

interface Needs {
  readonly db: Kysely<Tables>
  readonly clock: Clock
  readonly elements: Elements
}

/** How many a list gives at once, and how often it is asked. */
const PAGE_SIZE = 100
const MAX_PAGES = 10
/** The assumed duration of an event without an end. */
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

/** Words as a calendar may hold them: no sign that only steers a machine. */
const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim()

/** The name of a calendar, whose signs its writer does not mask as it does those of events (RFC 5545, 3.3.11). */
const calendarName = (name: string): string => oneLine(name).replace(/[\\;,]/g, String.raw`\$&`)

/** Writes events as calendars read them; instants are in universal time, which every calendar shows by its own clock. */
async function writeCalendar({ db }: Needs, scope: Scope, name: string, items: readonly ElementItem[]): Promise<string> {
  const { site } = scope
  const revisions = await revisionsOf(
    db,
    site.id,
    items.map(({ id }) => id),
  )
  const calendar = ical({
    name: calendarName(name),
    prodId: { company: oneLine(site.name), product: 'Vitrine', language: languageOf(scope.locale).toUpperCase() },
  })
  for (const item of items) {
    const event = readEvent(item)
    const revision = revisions.get(item.id)
    if (!event || !revision) continue
    const { place, startAt, endAt } = event
    const { position } = place ?? {}
    calendar.createEvent({
      // The same event wherever its site is found: one that moves would stand twice in the calendars of those who follow it.
      id: `event-${item.id}@${site.uid}`,
      // A calendar takes the later change. The same content gives the same bytes, with its hash as their version.
      ...{ sequence: revision.count, stamp: revision.changedAt, lastModified: revision.changedAt },
      start: startAt,
      end: endAt ?? new Date(startAt.getTime() + usualMs),
      summary: oneLine(item.title),
      url: mailLink(scope, `/${item.url ?? ''}`),
      location: place && {
        title: oneLine(place.name),
        address: oneLine(`${place.address}, ${place.postalCode} ${place.city}`),
        ...(position ? { geo: { lat: position.lat, lon: position.lng } } : {}),
      },
    })
  }
  // Every line is ended, the last one too (RFC 5545, 3.1 and 3.4).
  return `${calendar.toString().trimEnd()}\r\n`
}

/** The events that are to come from an instant on, page after page. */
async function eventsFrom({ elements }: Needs, scope: Scope, instant: string): Promise<ElementItem[]> {
  const found: ElementItem[] = []
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { items, total } = await elements.list(scope, eventRoute, {
      ...{ nbItem: PAGE_SIZE, page, search: [] },
      orderBy: [{ field: 'startAt', direction: 'asc' }],
      filters: [{ field: 'startAt', operator: 'gte', kind: 'instant', value: { instant } }],
    })
    found.push(...items)
    if (items.length < PAGE_SIZE || found.length >= total) break
  }
  return found
}

/** The events of a site that are still to come, for a calendar. */
export async function calendarOfEvents(needs: Needs, request: Scope, asked: Asked): Promise<AnsweredFile> {
  if (asked.route !== eventRoute) throw notFound()
  const scope = inLanguage(request, asked)
  const items = await eventsFrom(needs, scope, new Date(needs.clock()).toISOString())
  return { filename: `${eventRoute}.ics`, bytes: Buffer.from(await writeCalendar(needs, scope, scope.site.name, items)) }
}

/** One event, for a calendar. */
export async function calendarOfEvent(
  needs: Needs,
  request: Scope,
  asked: Asked & { readonly id: number | string },
): Promise<AnsweredFile> {
  if (asked.route !== eventRoute) throw notFound()
  const scope = inLanguage(request, asked)
  const item = await needs.elements.get(scope, eventRoute, asked.id)
  const name = item.url?.split('/').at(-1) ?? `${eventRoute}-${item.id}`
  return { filename: `${name}.ics`, bytes: Buffer.from(await writeCalendar(needs, scope, item.title, [item])) }
}
