import type { AdminCallBody, AdminCallData } from '#schemas/admin/calls.ts'
import type { AdminCaller } from './admin-caller.ts'
import type { DocumentKey } from './document-key.ts'

/** The calls for requests to read drafts. */
export const approvalCalls = ({ act, call }: AdminCaller) => ({
  ask: (key: DocumentKey, body: AdminCallBody<'approval.ask'>) => act('approval.ask', { method: 'POST', params: { ...key }, body }),
  list: (key: DocumentKey): Promise<AdminCallData['approval.list']> => call('approval.list', { ...key }),
  waiting: (): Promise<AdminCallData['approval.waiting']> => call('approval.waiting', {}),
  read: (review: number): Promise<AdminCallData['approval.read']> => call('approval.read', { review }),
  answer: (review: number, body: AdminCallBody<'approval.answer'>) => act('approval.answer', { method: 'PUT', params: { review }, body }),
})
