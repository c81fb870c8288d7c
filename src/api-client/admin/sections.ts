import type { AdminCallBody, AdminCallData } from '#schemas/admin/calls.ts'
import type { AdminCaller } from './admin-caller.ts'

/** The calls for shared sections, which are edited by the calls for drafts. */
export const sectionCalls = ({ call, act }: AdminCaller) => ({
  list: (): Promise<AdminCallData['section.list']> => call('section.list'),
  create: (body: AdminCallBody<'section.create'>): Promise<AdminCallData['section.create']> =>
    act('section.create', { method: 'POST', body }),
  reach: (section: number, locale: string): Promise<AdminCallData['section.reach']> => call('section.reach', { section, locale }),
  trashed: (): Promise<AdminCallData['section.trashed']> => call('section.trashed'),
  trash: (section: number, used = 0): Promise<null> => act('section.trash', { method: 'DELETE', params: { section, used } }),
  restore: (section: number): Promise<null> => act('section.restore', { method: 'POST', params: { section }, body: {} }),
})
