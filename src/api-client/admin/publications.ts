import type { AdminCallBody, AdminCallData } from '#schemas/admin/calls.ts'
import type { ListQueryObject } from '#api-client/transport/query-string.ts'
import type { AdminCaller } from './admin-caller.ts'

/** The calls for publications of several documents together. */
export const publicationCalls = ({ act, call, list }: AdminCaller) => ({
  waiting: (signal?: AbortSignal): Promise<AdminCallData['publication.waiting']> => call('publication.waiting', {}, signal),
  count: (signal?: AbortSignal): Promise<AdminCallData['publication.count']> => call('publication.count', {}, signal),
  list: (query?: ListQueryObject<'savedAt'>): Promise<AdminCallData['publication.list']> => list('publication.list', {}, query),
  create: (body: AdminCallBody<'publication.create'>) => act('publication.create', { method: 'POST', params: {}, body }),
  revert: (number: number) => act('publication.revert', { method: 'DELETE', params: { act: number } }),
})
