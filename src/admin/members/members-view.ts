import type { MemberQuery } from '#api-client/admin/people/members.ts'

/** Orders of the list. */
export const memberOrders = ['createdAt:desc', 'createdAt', 'lastSeenAt:desc', 'lastSeenAt'] as const

/** Visits that the list is narrowed to. */
export const memberVisits = ['all', 'month', 'year'] as const

/** The list as its address says it. */
export interface MembersView {
  readonly search: string
  readonly visit: (typeof memberVisits)[number]
  readonly order: (typeof memberOrders)[number]
  readonly page: number
  /** Number of the open member; 0 where none is. */
  readonly member: number
}

/** Number of members on a page. */
export const MEMBERS_ON_PAGE = 50

const DAY_MS = 86_400_000
const MONTH_DAYS = 30
const YEAR_DAYS = 365

const numberOf = (text: string | null): number => (text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0)

/** Reads the view of an address. */
export function readView(query: URLSearchParams): MembersView {
  return {
    search: query.get('q') ?? '',
    visit: memberVisits.find((each) => each === query.get('visite')) ?? 'all',
    order: memberOrders.find((each) => each === query.get('tri')) ?? 'createdAt:desc',
    page: Math.max(1, numberOf(query.get('page'))),
    member: numberOf(query.get('membre')),
  }
}

/** Writes the view into an address, without what is as usual. */
export function writeView({ search, visit, order, page, member }: MembersView): URLSearchParams {
  const query = new URLSearchParams()
  if (search !== '') query.set('q', search)
  if (visit !== 'all') query.set('visite', visit)
  if (order !== 'createdAt:desc') query.set('tri', order)
  if (page > 1) query.set('page', String(page))
  if (member > 0) query.set('membre', String(member))
  return query
}

const daysBefore = (now: number, days: number): string => new Date(now - days * DAY_MS).toISOString()

/** The query of the call for a view. */
export function listQueryOf({ search, visit, order, page }: MembersView, now: number): MemberQuery {
  return {
    ...{ nbItem: MEMBERS_ON_PAGE, page, orderBy: { value: order } },
    ...(search !== '' && { search: { value: search } }),
    ...(visit === 'month' && { lastSeenAt: { type: 'GREATER_OR_EQUAL' as const, value: daysBefore(now, MONTH_DAYS) } }),
    ...(visit === 'year' && { lastSeenAt: { type: 'LESS_THAN' as const, value: daysBefore(now, YEAR_DAYS) } }),
  }
}
