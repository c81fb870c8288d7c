import type { Need, NeedContext } from '#engine/needs.ts'
import { monthAfter, monthAsked } from './month.ts'

/** The events that take place in the month that the page's query asks for, else in this one. */
export function needs(_props: unknown, { query, today }: NeedContext): Need[] {
  const month = monthAsked(query.month, today)
  const next = monthAfter(month, 1)
  const before: Need['params'] = next === null ? {} : { startAt: `lt:${next}-01` }
  const params = { route: 'event', endAt: `gte:${month}-01`, ...before, orderBy: 'startAt:asc', nbItem: 100, page: 1 }
  return [{ key: 'list', call: 'element.list', params, holds: 'today' }]
}
