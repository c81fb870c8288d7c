import type { AdminCallBody } from '#schemas/admin/calls.ts'
import type { AdminCaller } from '#api-client/admin/admin-caller.ts'

/** The calls for the settings of a site. A change names the version that was read. */
export const settingCalls = ({ act, call }: AdminCaller) => ({
  read: () => call('setting.read'),
  update: (version: number, body: AdminCallBody<'setting.update'>) => act('setting.update', { method: 'PUT', version, body }),
  history: async () => (await call('setting.history')).changes,
  at: async (version: number) => (await call('setting.at', { version })).form,
})
