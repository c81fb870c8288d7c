import type { Need } from '#engine/needs/needs.ts'

/** The signed-in account. */
export function needs(): Need[] {
  return [{ key: 'me', call: 'user.me', params: {}, isSubject: true }]
}
