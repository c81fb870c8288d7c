import type { AdminCallBody, AdminCallData } from '#schemas/admin/calls.ts'
import type { AdminCaller } from './admin-caller.ts'
import type { DocumentKey } from './document-key.ts'

/** The calls for planned versions. */
export const planCalls = ({ act, call }: AdminCaller) => ({
  list: (period: { readonly from: string; readonly until: string }, signal?: AbortSignal): Promise<AdminCallData['plan.list']> =>
    call('plan.list', period, signal),
  create: (key: DocumentKey, body: AdminCallBody<'plan.create'>) => act('plan.create', { method: 'POST', params: { ...key }, body }),
  createOfItem: (item: { readonly resource: string; readonly id: number }, body: AdminCallBody<'plan.createOfItem'>) =>
    act('plan.createOfItem', { method: 'POST', params: { ...item }, body }),
  change: (plan: number, body: AdminCallBody<'plan.change'>) => act('plan.change', { method: 'PUT', params: { plan }, body }),
  cancel: (plan: number) => act('plan.cancel', { method: 'DELETE', params: { plan } }),
})
