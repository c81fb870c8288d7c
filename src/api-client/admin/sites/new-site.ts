import type { AdminCallBody, AdminCallData } from '#schemas/admin/calls.ts'
import type { AdminCaller } from '#api-client/admin/admin-caller.ts'

/** The calls of a new site. */
export const newSiteCalls = ({ call, act }: AdminCaller) => ({
  create: (body: AdminCallBody<'newSite.create'>) => act('newSite.create', { method: 'POST', params: {}, body }),
  order: (signal?: AbortSignal): Promise<AdminCallData['newSite.order']> => call('newSite.order', {}, signal),
  open: (body: AdminCallBody<'newSite.open'>) => act('newSite.open', { method: 'PUT', params: {}, body }),
})
