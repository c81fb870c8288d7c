import type { AdminCaller } from './admin-caller.ts'
import type { DocumentKey } from './document-key.ts'

/** The calls for presence on drafts. */
export const presenceCalls = ({ act }: AdminCaller) => ({
  beat: (key: DocumentKey, place: { readonly block: string | null; readonly isChosen: boolean }) =>
    act('presence.beat', { method: 'PUT', params: { ...key }, body: place }),
  leave: (key: DocumentKey) => act('presence.leave', { method: 'DELETE', params: { ...key }, keepalive: true }),
})
