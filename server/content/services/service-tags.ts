import type { ServiceItem, ServiceTag } from '#schemas/api/content/service.ts'

/** The tags that services bear, each once with how many bear it, in the order in which they are met. */
export function serviceTags(services: readonly Pick<ServiceItem, 'tags'>[]): ServiceTag[] {
  const met = new Map<string, ServiceTag>()
  for (const { value, label } of services.flatMap(({ tags }) => tags))
    met.set(value, { value, label, count: (met.get(value)?.count ?? 0) + 1 })
  return [...met.values()]
}
