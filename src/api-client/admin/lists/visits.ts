import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { AdminCaller } from '#api-client/admin/admin-caller.ts'

/** A period of days, both ends in it. */
interface Period {
  readonly from: string
  readonly until: string
}

const daysOf = ({ from, until }: Period): Record<keyof Period, string> => ({ from, until })

/** The calls of the counts of visits. */
export const visitCalls = ({ call }: AdminCaller) => ({
  report: (period: Period): Promise<AdminCallData['visit.report']> => call('visit.report', daysOf(period)),
  /** Address of the file with the numbers of a period. */
  exportAddress: (period: Period): string => `/api/admin/visits/export?${new URLSearchParams(daysOf(period)).toString()}`,
})
