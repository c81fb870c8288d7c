import type { Need } from '#engine/needs.ts'
import type { ServiceListProps } from '#schemas/generated/block-props.ts'

/** The services, of some tags or all of them. */
export function needs({ tags = [] }: ServiceListProps): Need[] {
  const tagged: Need['params'] = tags.length === 0 ? {} : { tag: tags.join() }
  return [{ key: 'list', call: 'service.list', params: { page: 1, nbItem: 100, ...tagged } }]
}
