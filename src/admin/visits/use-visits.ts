import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { DaySpan } from '#domain/dates/compared-months.ts'
import { usePanel } from '#admin/panel-context.ts'

/** Views of a period beside the period before. */
export type VisitReport = AdminCallData['visit.report']

/** Reads the views of a period. */
export function useVisits({ from, until }: DaySpan) {
  const { admin, lock } = usePanel()
  return useQuery({
    queryKey: ['visits', from, until],
    queryFn: () => lock.read(() => admin.visit.report({ from, until })),
    placeholderData: keepPreviousData,
  })
}
