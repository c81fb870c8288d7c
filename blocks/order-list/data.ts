import type { Need } from '#engine/needs/needs.ts'

/** The orders of whoever is signed in. */
export function needs(): Need[] {
  return [{ key: 'orders', call: 'order.listOwn', params: {} }]
}
