import type { AdminCallBody } from '#schemas/admin/calls.ts'
import type { AdminCaller } from '#api-client/admin/admin-caller.ts'

/** The calls for the external services, the legal texts and the script of a site. A change names the version that was read. */
export const lawCalls = ({ act, call }: AdminCaller) => ({
  apps: {
    read: () => call('apps.read'),
    update: (version: number, body: AdminCallBody<'apps.update'>) => act('apps.update', { method: 'PUT', version, body }),
    history: async () => (await call('apps.history')).changes,
    at: async (version: number) => (await call('apps.at', { version })).form,
  },
  law: {
    read: () => call('law.read'),
    update: (version: number, body: AdminCallBody<'law.update'>) => act('law.update', { method: 'PUT', version, body }),
    history: async () => (await call('law.history')).changes,
    at: async (version: number) => (await call('law.at', { version })).form,
  },
  script: {
    read: () => call('script.read'),
    update: (body: AdminCallBody<'script.update'>) => act('script.update', { method: 'PUT', body }),
  },
})
