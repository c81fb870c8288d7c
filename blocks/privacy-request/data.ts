import { memberNeed } from '#engine/needs/account-need.ts'
import type { Need } from '#engine/registry/needs.ts'

/** The signed-in account and its earlier privacy requests. */
export function needs(): Need[] {
  return [memberNeed, { key: 'requests', call: 'privacy.ownRequests', params: {} }]
}
