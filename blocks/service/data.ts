import type { Need, NeedContext } from '#engine/registry/needs.ts'
import type { ServiceProps } from '#schemas/generated/block-props.ts'

/** The service of the page's address, and all of them to choose the ones near it from. */
export function needs({ otherCount }: ServiceProps, { params }: NeedContext): Need[] {
  const id = params.service
  if (id === undefined) return []
  const service: Need = { key: 'service', call: 'service.get', params: { id }, isSubject: true }
  if (otherCount === 0) return [service]
  return [service, { key: 'list', call: 'service.list', params: { page: 1, nbItem: 100 } }]
}
