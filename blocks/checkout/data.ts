import type { Need } from '#engine/registry/needs.ts'

/** Where orders can be collected, and where maps come from. */
export function needs(): Need[] {
  return [
    { key: 'places', call: 'company.addresses', params: { type: 'CLICK_AND_COLLECT', nbItem: 100 }, isSubject: true },
    { key: 'tiles', call: 'externalApp.config', params: { app: 'maps' } },
  ]
}
