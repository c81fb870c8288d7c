import type { Need, NeedContext } from '#engine/needs.ts'
import { monthAfter, monthAsked } from './month.ts'

/** The events that take place in the month that the page's query asks for; else those from this month on, of which the first to come says where the calendar opens. */
export function needs(_props: unknown, { query, today }: NeedContext): Need[] {
  const asked = monthAsked(query.month)
  const next = asked && monthAfter(asked, 1)
  const before: Need['params'] = next === null ? {} : { startAt: `lt:${next}-01` }
  const from = `${asked ?? today.slice(0, 7)}-01`
  const params = { route: 'event', endAt: `gte:${from}`, ...before, orderBy: 'startAt:asc', nbItem: 100, page: 1 }
  return [{ key: 'list', call: 'element.list', params, holds: 'today' }]
}
