import type { AdminCallBody } from '#schemas/admin/calls.ts'
import type { AdminCaller } from '#api-client/admin/admin-caller.ts'

/** The calls for the opening hours of a site. A change names the version that was read. */
export const hoursCalls = ({ act, call }: AdminCaller) => ({
  read: () => call('hours.read'),
  update: (version: number, body: AdminCallBody<'hours.update'>) => act('hours.update', { method: 'PUT', version, body }),
  history: async () => (await call('hours.history')).changes,
  at: async (version: number) => (await call('hours.at', { version })).form,
})
