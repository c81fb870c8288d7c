import type { Need } from '#engine/needs/needs.ts'

/** Who is signed in. */
export function needs(): Need[] {
  return [{ key: 'me', call: 'user.me', params: {}, isSubject: true }]
}
