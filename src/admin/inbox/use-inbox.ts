import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { usePanel } from '#admin/panel-context.ts'
import { queryOf, type InboxPlace } from './inbox-view.ts'
import { following, INBOX } from './use-inbox-count.ts'

/** Asks for the rows that an address shows; the rows before stay until they are there. */
export function useInboxRows(place: InboxPlace) {
  const { admin, lock, person } = usePanel()
  const query = queryOf(place, person.id)
  return useQuery({
    queryKey: [INBOX, 'list', query],
    queryFn: () => lock.read(() => admin.inbox.list(query)),
    placeholderData: keepPreviousData,
    ...following,
  })
}

/** Key of the query of one item. */
export const itemKey = (id: number) => [INBOX, 'item', id] as const

/** Asks for one item. */
export function useInboxItem(id: number) {
  const { admin, lock } = usePanel()
  return useQuery({ queryKey: itemKey(id), queryFn: () => lock.read(() => admin.inbox.read(id)), staleTime: 0 })
}

/** Asks who may deal with a message. */
export function useInboxTeam() {
  const { admin, lock } = usePanel()
  return useQuery({ queryKey: ['inbox-team'], queryFn: () => lock.read(() => admin.inbox.team()), staleTime: 60_000 }).data?.team ?? []
}
