import type { Need } from '#engine/registry/needs.ts'

/** The orders of the member. */
export function needs(): Need[] {
  return [{ key: 'orders', call: 'order.listOwn', params: {}, pagedBy: 'page' }]
}
