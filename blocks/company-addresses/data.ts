import type { Need } from '#engine/needs/needs.ts'
import type { CompanyAddressesProps } from '#schemas/generated/block-props.ts'

/** The company's addresses: all of them, or those of some kinds. */
export function needs({ kinds = [] }: CompanyAddressesProps): Need[] {
  const params = { nbItem: 100, ...(kinds.length > 0 && { type: kinds.join(',') }) }
  return [{ key: 'places', call: 'company.addresses', params }]
}
