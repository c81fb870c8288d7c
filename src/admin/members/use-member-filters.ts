import type { ListFilter } from '#admin/lists/ListFilters.tsx'
import { memberOrders, memberVisits, orderPart, visitPart, type MembersView } from './members-view.ts'
import { useMembersText } from './use-members-text.ts'

/** The filter by visits, and the order of the list. */
export function useMemberFilters({ visit, order }: MembersView, narrow: (part: Partial<MembersView>) => void): readonly ListFilter[] {
  const text = useMembersText()
  return [
    {
      label: text('members.visit'),
      value: visit,
      options: memberVisits.map((value) => ({ value, label: text(`members.visit.${value}`) })),
      onChange: (value) => narrow({ visit: visitPart.read(value) }),
    },
    {
      label: text('members.order'),
      value: order,
      options: memberOrders.map((value) => ({ value, label: text(`members.order.${value}`) })),
      onChange: (value) => narrow({ order: orderPart.read(value) }),
    },
  ]
}
