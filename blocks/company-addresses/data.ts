import type { Need } from '#engine/registry/needs.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import type { CompanyAddressesProps } from '#schemas/generated/block-props.ts'

/** The company's addresses: all of them, or those of some kinds; and the opening hours, where an address follows them. */
export function needs({ kinds = [] }: CompanyAddressesProps): Need[] {
  const params = { nbItem: 100, ...(kinds.length > 0 && { type: kinds.join(',') }) }
  const hours = { key: 'hours', call: 'component.conf', params: { slug: 'OPENING_HOURS' }, holds: 'today', onlyIf: follows } as const
  return [{ key: 'places', call: 'company.addresses', params }, hours]
}

/** Tests if one of the addresses that came follows the hours of the site. */
function follows({ places }: Readonly<Record<string, unknown>>): boolean {
  const list: unknown = isRecord(places) ? places['addresses'] : undefined
  return Array.isArray(list) && list.some((each: unknown) => isRecord(each) && each['followsHours'] === true)
}
