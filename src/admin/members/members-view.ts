import type { MemberQuery } from '#api-client/admin/people/members.ts'
import { addressView, choicePart, numberPart, pagePart, textPart } from '#admin/lists/address-view.ts'

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

/** The visits in the address. */
export const visitPart = choicePart('visite', memberVisits, 'all')

/** The order in the address. */
export const orderPart = choicePart('tri', memberOrders, 'createdAt:desc')

/** The address of the list. */
export const membersAddress = addressView<MembersView>({
  search: textPart('q'),
  visit: visitPart,
  order: orderPart,
  page: pagePart,
  member: numberPart('membre'),
})

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
