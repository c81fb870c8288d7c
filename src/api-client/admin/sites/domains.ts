import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { AdminCaller } from '#api-client/admin/admin-caller.ts'

/** The calls of domains. */
export const domainCalls = ({ call, act }: AdminCaller) => ({
  list: (): Promise<AdminCallData['domain.list']> => call('domain.list', {}),
  check: (): Promise<AdminCallData['domain.check']> => call('domain.check', {}),
  release: (host: string, proof: { readonly password?: string }) =>
    act('domain.release', { method: 'POST', params: {}, body: { host, ...proof } }),
  setCookie: (domain: string | null) => act('domain.cookie', { method: 'PUT', params: {}, body: { domain } }),
})
