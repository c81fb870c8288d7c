import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { resourceStates } from '#schemas/admin/resources/resource-states.ts'
import { systemClock } from '#domain/dates/clock.ts'
import type { ListedItems } from '#api-client/admin/resources/admin-client.ts'
import type { SavedView } from '#admin/lists/views/use-saved-views.ts'
import { usePanel } from '#admin/panel-context.ts'
import { useResource } from '#admin/resources/use-resource.ts'
import { trashRows } from './trash-rows.ts'
import type { Row } from './row-parts.ts'
import { isTrash, listQuery, PAGE_ROWS, readView, type ListView } from './list-view.ts'

/** Key of all queries about a resource. */
export const resourceKey = (name: string) => ['resource', name] as const

/** Asks for one page of a list. The page before stays until the next one is there. */
export function useResourceRows(view: ListView) {
  const { lock } = usePanel()
  const { resource, client } = useResource()
  return useQuery({
    queryKey: [...resourceKey(resource.name), 'list', view],
    queryFn: () =>
      lock.read(async (): Promise<ListedItems<Row>> =>
        isTrash(view) && resource.life === 'immediate'
          ? trashRows(client, resource, { page: view.page, nbItem: PAGE_ROWS })
          : client.list(listQuery(view, resource, systemClock())),
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Counts the items of a published resource in each of its states, once the rows are there: a browser makes few requests at a time. */
export function useStateCounts(areRowsThere: boolean) {
  const { lock } = usePanel()
  const { resource, client } = useResource()
  const count = (state?: string) => client.list({ nbItem: 1, ...(state !== undefined && { state: { value: state } }) })
  return useQuery({
    queryKey: [...resourceKey(resource.name), 'counts'],
    queryFn: () =>
      lock.read(async () => {
        const all = await Promise.all([count(), ...resourceStates.map((state) => count(state))])
        return new Map(['', ...resourceStates].map((state, index) => [state, all[index]]))
      }),
    enabled: areRowsThere && resource.life === 'published',
  }).data
}

/** Counts the rows of each stored view of a list; a view of the trash has no number. */
export function useViewCounts(views: readonly SavedView[], areRowsThere: boolean) {
  const { lock } = usePanel()
  const { resource, client } = useResource()
  const read = views.map(({ view, query }) => ({ view, shown: readView(new URLSearchParams(query), resource) }))
  const counted = read.filter(({ shown }) => !isTrash(shown))
  return useQuery({
    queryKey: [...resourceKey(resource.name), 'counts', views.map(({ view, query }) => `${view} ${query}`)],
    queryFn: () =>
      lock.read(async () => {
        const now = systemClock()
        const found = await Promise.all(counted.map(({ shown }) => client.list({ ...listQuery(shown, resource, now), nbItem: 1, page: 1 })))
        return new Map(counted.map(({ view }, at) => [view, found[at]]))
      }),
    enabled: areRowsThere && counted.length > 0,
    placeholderData: keepPreviousData,
  }).data
}
