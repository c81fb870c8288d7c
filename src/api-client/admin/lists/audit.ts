import type { AdminCallData } from '#schemas/admin/calls.ts'
import { listQueryString, type ListQueryObject } from '#api-client/transport/query-string.ts'
import type { AdminCaller } from '#api-client/admin/admin-caller.ts'

/** The query of the list of acts. */
export type AuditQuery = ListQueryObject<'at' | 'actor' | 'area' | 'act' | 'target'>

/** The calls for the log of administrators. */
export const auditCalls = ({ list, call }: AdminCaller) => ({
  list: (query?: AuditQuery): Promise<AdminCallData['audit.list']> => list('audit.list', {}, query),
  state: (): Promise<AdminCallData['audit.state']> => call('audit.state', {}),
  check: (): Promise<AdminCallData['audit.check']> => call('audit.check', {}),
  /** Address of the file with all acts that a query finds. */
  exportAddress: (query?: AuditQuery): string => `/api/admin/audit/export?${listQueryString(query)}`,
})
