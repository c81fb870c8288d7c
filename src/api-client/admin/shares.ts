import type { AdminCallBody, AdminCallData } from '#schemas/admin/calls.ts'
import type { AdminCaller } from './admin-caller.ts'
import type { DocumentKey } from './document-key.ts'

/** The calls for links to drafts. */
export const shareCalls = ({ act, call }: AdminCaller) => ({
  create: (key: DocumentKey): Promise<AdminCallData['share.create']> => act('share.create', { method: 'POST', params: { ...key } }),
  list: (key: DocumentKey): Promise<AdminCallData['share.list']> => call('share.list', { ...key }),
  change: (key: DocumentKey, share: number, body: AdminCallBody<'share.change'>): Promise<AdminCallData['share.change']> =>
    act('share.change', { method: 'PUT', params: { ...key, share }, body }),
  revoke: (key: DocumentKey, share: number): Promise<null> => act('share.revoke', { method: 'DELETE', params: { ...key, share } }),
})
