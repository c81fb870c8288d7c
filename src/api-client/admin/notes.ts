import type { AdminCallBody, AdminCallData } from '#schemas/admin/calls.ts'
import type { AdminCaller } from './admin-caller.ts'
import type { DocumentKey } from './document-key.ts'

/** The calls for notes on drafts. */
export const noteCalls = ({ act, call }: AdminCaller) => ({
  list: (key: DocumentKey): Promise<AdminCallData['note.list']> => call('note.list', { ...key }),
  add: (key: DocumentKey, body: AdminCallBody<'note.add'>) => act('note.add', { method: 'POST', params: { ...key }, body }),
  resolve: (key: DocumentKey, note: number, isResolved: boolean) =>
    act('note.resolve', { method: 'PUT', params: { ...key, note }, body: { isResolved } }),
  remove: (key: DocumentKey, note: number) => act('note.remove', { method: 'DELETE', params: { ...key, note } }),
  restore: (key: DocumentKey, note: number) => act('note.restore', { method: 'POST', params: { ...key, note }, body: {} }),
})
