import { useQuery } from '@tanstack/react-query'
import { usePanel } from '#admin/panel-context.ts'

/** Asks for the first screen: again each time one comes to it, since what waits may be done by then. */
export function useToday() {
  const { admin, lock } = usePanel()
  return useQuery({
    queryKey: ['today'],
    queryFn: ({ signal }) => lock.read(() => admin.today.read(signal)),
    ...{ staleTime: 0, refetchOnWindowFocus: 'always' },
  })
}
