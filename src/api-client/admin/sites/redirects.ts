import type { AdminCallBody, AdminCallData } from '#schemas/admin/calls.ts'
import type { AdminCaller } from '#api-client/admin/admin-caller.ts'

/** The calls of redirects and missing addresses. */
export const redirectCalls = ({ call, act }: AdminCaller) => ({
  list: (signal?: AbortSignal): Promise<AdminCallData['redirect.list']> => call('redirect.list', {}, signal),
  save: (body: AdminCallBody<'redirect.save'>) => act('redirect.save', { method: 'PUT', params: {}, body }),
  remove: (body: AdminCallBody<'redirect.remove'>) => act('redirect.remove', { method: 'DELETE', params: {}, body }),
  ignore: (body: AdminCallBody<'redirect.ignore'>) => act('redirect.ignore', { method: 'PUT', params: {}, body }),
})
