import type { ServiceItem } from '#schemas/api/content/service.ts'

/** The services to show beside one: those that share most of its tags first, then in their own order. */
export function nearServices(services: readonly ServiceItem[], to: Pick<ServiceItem, 'id' | 'tags'>, count: number): ServiceItem[] {
  const tags = new Set(to.tags.map(({ value }) => value))
  const shared = (service: ServiceItem) => service.tags.filter(({ value }) => tags.has(value)).length
  return services
    .filter(({ id }) => id !== to.id)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, count)
}
