import { memberNeed } from '#engine/needs/account-need.ts'
import type { Need } from '#engine/registry/needs.ts'

/** The signed-in account. */
export function needs(): Need[] {
  return [memberNeed]
}
