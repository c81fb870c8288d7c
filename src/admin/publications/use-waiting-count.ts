import { useQuery } from '@tanstack/react-query'
import { usePanel } from '#admin/panel-context.ts'

/** The number of documents that wait, for the navigation. */
export function useWaitingCount(): number | undefined {
  const { admin, lock } = usePanel()
  const count = useQuery({
    queryKey: ['publication', 'count'],
    queryFn: ({ signal }) => lock.read(() => admin.publication.count(signal)),
    staleTime: 0,
  })
  return count.data?.waiting
}
