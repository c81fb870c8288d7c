import type { AdminCallBody, AdminCallData } from '#schemas/admin/calls.ts'
import type { WriteRequest } from '#api-client/transport/caller-of.ts'
import type { AdminCaller } from './admin-caller.ts'
import type { DocumentKey } from './document-key.ts'

interface Point {
  readonly seq: number
  readonly chain: string
}

/** The calls for drafts. */
export const draftCalls = ({ act, call }: AdminCaller) => ({
  open: (key: DocumentKey) => act('draft.open', { method: 'PUT', params: { ...key } }),
  /** Sends batches. `keepalive` lets a small request outlive its page. */
  step: (key: DocumentKey, body: AdminCallBody<'draft.step'>, options: Pick<WriteRequest, 'keepalive' | 'signal'> = {}) =>
    act('draft.step', { method: 'POST', params: { ...key }, body, ...options }),
  steps: (key: DocumentKey, { seq, chain }: Point, signal?: AbortSignal): Promise<AdminCallData['draft.steps']> =>
    call('draft.steps', { ...key, seq, chain }, signal),
  signature: (key: DocumentKey, batch: string): Promise<AdminCallData['draft.signature']> => call('draft.signature', { ...key, batch }),
  issues: (key: DocumentKey): Promise<AdminCallData['draft.issues']> => call('draft.issues', { ...key }),
  review: (key: DocumentKey): Promise<AdminCallData['draft.review']> => call('draft.review', { ...key }),
  discard: (key: DocumentKey) => act('draft.discard', { method: 'DELETE', params: { ...key } }),
  publish: (key: DocumentKey, body: AdminCallBody<'draft.publish'>) => act('draft.publish', { method: 'POST', params: { ...key }, body }),
  unpublish: (key: DocumentKey, used = 0) => act('draft.unpublish', { method: 'DELETE', params: { ...key, used } }),
})
