import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { StateKind } from '#kit/feedback/State.tsx'

/** A page of the list. */
export type PageItem = AdminCallData['page.list']['pages'][number]

/** A page in one language. */
export type PageDocument = PageItem['languages'][number]

/** State of a page in one language. */
export type PageState = PageDocument['state']

/** Shape and colour of each state. */
export const kindOfState: Readonly<Record<PageState, StateKind>> = {
  ONLINE: 'live',
  MODIFIED: 'modified',
  DRAFT: 'draft',
  PLANNED: 'planned',
  ARCHIVED: 'archived',
}

/** All states, in the order of a menu. */
export const pageStates = Object.keys(kindOfState) as readonly PageState[]
