import type { AdminCallBody, AdminCallData } from '#schemas/admin/calls.ts'
import type { ListQueryObject } from '#api-client/transport/query-string.ts'
import type { AdminCaller } from './admin-caller.ts'
import type { DocumentKey } from './document-key.ts'

/** The calls for revisions. */
export const revisionCalls = ({ act, call, list }: AdminCaller) => ({
  list: (key: DocumentKey, query?: ListQueryObject<'savedAt'>): Promise<AdminCallData['revision.list']> =>
    list('revision.list', { ...key }, query),
  read: (key: DocumentKey, revision: number): Promise<AdminCallData['revision.read']> => call('revision.read', { ...key, revision }),
  name: (key: DocumentKey, body: AdminCallBody<'revision.name'>) => act('revision.name', { method: 'POST', params: { ...key }, body }),
  restore: (key: DocumentKey, revision: number, body: AdminCallBody<'revision.restore'>) =>
    act('revision.restore', { method: 'POST', params: { ...key, revision }, body }),
})
