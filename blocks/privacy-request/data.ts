import type { Need } from '#engine/needs/needs.ts'

/** Who is signed in, and what they have asked before. */
export function needs(): Need[] {
  return [
    { key: 'me', call: 'user.me', params: {}, isSubject: true },
    { key: 'requests', call: 'privacy.ownRequests', params: {} },
  ]
}
