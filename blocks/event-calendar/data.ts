import type { Need, NeedContext } from '#engine/needs.ts'
import { pageNumber } from '#engine/page-number.ts'
import { monthAfter, monthAsked } from './month.ts'
import { atOnce, PAGES } from './parts.ts'

const oneEvent = { route: 'event', nbItem: 1, page: 1 } as const

/** The events that take place in the month that the page's query asks for; else those from this month on, of which the first to come says where the calendar opens. The first and the last event of all bound it. What a month has beyond one part is asked for by the number of the part. */
export function needs(_props: unknown, { query, today }: NeedContext): Need[] {
  const asked = monthAsked(query.month)
  const before: Need['params'] = asked === null ? {} : { startAt: `lt:${monthAfter(asked, 1) ?? '2100-01'}-01` }
  const from = `${asked ?? today.slice(0, 7)}-01`
  const params = { route: 'event', endAt: `gte:${from}`, ...before, orderBy: 'startAt:asc', nbItem: atOnce }
  const pagesBefore = (pageNumber(query.part) - 1) * PAGES.length
  return [
    ...PAGES.map((key, at): Need => ({ key, call: 'element.list', params: { ...params, page: pagesBefore + at + 1 }, holds: 'today' })),
    { key: 'first', call: 'element.list', params: { ...oneEvent, orderBy: 'startAt:asc' } },
    { key: 'last', call: 'element.list', params: { ...oneEvent, orderBy: 'endAt:desc' } },
  ]
}
