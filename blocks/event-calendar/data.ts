import type { Need, NeedContext } from '#engine/registry/needs.ts'
import { pageNumber } from '#engine/needs/page-number.ts'
import { parisDay } from '#domain/dates/paris-day.ts'
import type { EventItem, EventList } from '#schemas/api/content/event-item.ts'
import { lastInstant } from '#schemas/text/event-end.ts'
import { nextMonth, requestedMonth, initialMonth } from './month.ts'
import { PAGE_SIZE, PAGES } from './page-limits.ts'

const oneEvent = { route: 'event', nbItem: 1, page: 1 } as const

/** The events of the month in the page's query; else those from this month on, whose first one decides the month that opens. The first and the last event of all bound the calendar. Further parts of a month are requested by their number, and further pages of the list only where it goes on. */
export function needs(_props: unknown, { query, today }: NeedContext): Need[] {
  const requested = requestedMonth(query.month)
  const before: Need['params'] = requested === null ? {} : { startAt: `lt:${nextMonth(requested, 1) ?? '2100-01'}-01` }
  const from = `${requested ?? today.slice(0, 7)}-01`
  const params = { route: 'event', endAt: `gte:${from}`, ...before, orderBy: 'startAt:asc', nbItem: PAGE_SIZE }
  const pagesBefore = (pageNumber(query.part) - 1) * PAGES.length
  const goesOn = (given: Given, at: number): boolean => {
    const pages = PAGES.slice(0, at).map((key) => given[key])
    if ((pages[0]?.total ?? 0) <= (pagesBefore + at) * PAGE_SIZE) return false
    return requested !== null || (pages.at(-1) !== undefined && mayGoOn(pages, today))
  }
  return [
    ...PAGES.map((key, at): Need => {
      const onlyIf: Pick<Need, 'onlyIf'> = at === 0 ? {} : { onlyIf: (given) => goesOn(given, at) }
      return { key, call: 'element.list', params: { ...params, page: pagesBefore + at + 1 }, holds: 'today', isSubject: true, ...onlyIf }
    }),
    { key: 'first', call: 'element.list', params: { ...oneEvent, orderBy: 'startAt:asc' } },
    { key: 'last', call: 'element.list', params: { ...oneEvent, orderBy: 'endAt:desc' } },
  ]
}

type Given = Readonly<Partial<Record<(typeof PAGES)[number], EventList>>>

/** Returns true when the month at which the calendar opens may have more than these pages of the list. */
function mayGoOn(pages: readonly (EventList | undefined)[], today: string): boolean {
  const daysOf = (event: EventItem) => ({ firstDay: parisDay(Date.parse(event.startAt)), lastDay: parisDay(lastInstant(event)) })
  const events = pages.flatMap((page) => page?.items ?? []).map(daysOf)
  return (events.at(-1)?.firstDay.slice(0, 7) ?? '') <= initialMonth(events, today)
}
