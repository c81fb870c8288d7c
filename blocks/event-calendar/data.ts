import type { Need, NeedContext } from '#engine/needs.ts'
import { monthAfter, monthAsked } from './month.ts'

const oneEvent = { route: 'event', nbItem: 1, page: 1 } as const

/** The events that take place in the month that the page's query asks for; else those from this month on, of which the first to come says where the calendar opens. The first and the last event of all bound it. */
export function needs(_props: unknown, { query, today }: NeedContext): Need[] {
  const asked = monthAsked(query.month)
  const before: Need['params'] = asked === null ? {} : { startAt: `lt:${monthAfter(asked, 1) ?? '2100-01'}-01` }
  const from = `${asked ?? today.slice(0, 7)}-01`
  const params = { route: 'event', endAt: `gte:${from}`, ...before, orderBy: 'startAt:asc', nbItem: 100, page: 1 }
  return [
    { key: 'list', call: 'element.list', params, holds: 'today' },
    { key: 'first', call: 'element.list', params: { ...oneEvent, orderBy: 'startAt:asc' } },
    { key: 'last', call: 'element.list', params: { ...oneEvent, orderBy: 'endAt:desc' } },
  ]
}
