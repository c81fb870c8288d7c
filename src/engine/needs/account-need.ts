import type { Need } from '#engine/registry/needs.ts'

/** The signed-in account, in a block that is also shown without one. */
export const accountNeed: Need = { key: 'me', call: 'user.me', params: {} }

/** The signed-in account, in a block that shows nothing else without one. */
export const memberNeed: Need = { ...accountNeed, isSubject: true }
