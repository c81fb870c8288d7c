import { queryOptions } from '@tanstack/react-query'
import type { ResourceItem } from '#schemas/admin/resources/calls/item-shapes.ts'
import { resourceKey } from '#admin/resources/list/use-resource-rows.ts'
import type { ResourceScope } from '#admin/resources/use-resource.ts'
import type { SessionLock } from '#admin/session/session-lock.ts'

type Reading = Pick<ResourceScope, 'resource' | 'client'> & { readonly lock: Pick<SessionLock, 'read'> }

/** Reads the history of an item in a version. */
export const historyQuery = ({ resource, client, lock }: Reading, { id, version }: Pick<ResourceItem, 'id' | 'version'>) =>
  queryOptions({
    queryKey: [...resourceKey(resource.name), 'history', id, version],
    queryFn: () => lock.read(() => client.history(id)),
  })
