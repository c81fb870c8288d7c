import type { Need } from '#engine/registry/needs.ts'
import type { MapProps } from '#schemas/generated/block-props.ts'

/** The company's addresses: all of them, or those of some kinds; and where maps come from. */
export function needs({ kinds = [] }: MapProps): Need[] {
  const params = { nbItem: 100, ...(kinds.length > 0 && { type: kinds.join(',') }) }
  return [
    { key: 'places', call: 'company.addresses', params },
    { key: 'tiles', call: 'externalApp.config', params: { app: 'maps' } },
  ]
}
