import type { ResourceDescription } from '#schemas/admin/resources/resource-description.ts'
import { systemClock } from '#domain/dates/clock.ts'
import { listQueryString } from '#api-client/transport/query-string.ts'
import { listQuery, type ListView } from './list-view.ts'

/** The address of the file with all rows that a list finds, in its order. */
export function exportAddress(resource: Pick<ResourceDescription, 'name' | 'list' | 'life' | 'columns'>, view: ListView): string {
  return `/api/admin/${resource.name}/export?${listQueryString(listQuery({ ...view, page: 1 }, resource, systemClock()))}`
}
