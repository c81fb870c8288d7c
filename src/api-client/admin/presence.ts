import type { AdminCaller } from './admin-caller.ts'
import type { DocumentKey } from './document-key.ts'

/** The calls for presence on drafts. */
export const presenceCalls = ({ act }: AdminCaller) => ({
  beat: (key: DocumentKey, block: string | null) => act('presence.beat', { method: 'PUT', params: { ...key }, body: { block } }),
  leave: (key: DocumentKey) => act('presence.leave', { method: 'DELETE', params: { ...key }, keepalive: true }),
})
