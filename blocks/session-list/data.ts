import type { Need } from '#engine/registry/needs.ts'

/** Where the person is signed in. */
export function needs(): Need[] {
  return [{ key: 'sessions', call: 'session.list', params: {}, isSubject: true }]
}
