import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { ListQueryObject } from '#api-client/transport/query-string.ts'
import type { AdminCaller } from '#api-client/admin/admin-caller.ts'

/** The query of the list of mails. */
export type MailQuery = ListQueryObject<'state' | 'kind' | 'createdAt' | 'search'>

/** The calls for the mails. */
export const mailCalls = ({ list, act }: AdminCaller) => ({
  list: (query?: MailQuery): Promise<AdminCallData['mail.list']> => list('mail.list', {}, query),
  again: (id: number): Promise<AdminCallData['mail.again']> => act('mail.again', { method: 'POST', params: { id } }),
})
