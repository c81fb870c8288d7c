import type { AdminCallBody, AdminCallData } from '#schemas/admin/calls.ts'
import type { AdminCaller } from '#api-client/admin/admin-caller.ts'

/** The calls for the views that a person keeps of lists. */
export const viewCalls = ({ act, call }: AdminCaller) => ({
  list: (list: string): Promise<AdminCallData['view.list']> => call('view.list', { list }),
  keep: (list: string, body: AdminCallBody<'view.keep'>) => act('view.keep', { method: 'POST', params: { list }, body }),
  change: (list: string, view: number, body: AdminCallBody<'view.change'>) =>
    act('view.change', { method: 'PUT', params: { list, view }, body }),
  remove: (list: string, view: number) => act('view.remove', { method: 'DELETE', params: { list, view } }),
})
