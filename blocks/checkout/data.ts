import type { Need } from '#engine/needs.ts'

/** Where orders can be collected. */
export function needs(): Need[] {
  return [{ key: 'places', call: 'company.addresses', params: { type: 'CLICK_AND_COLLECT', nbItem: 100 } }]
}
