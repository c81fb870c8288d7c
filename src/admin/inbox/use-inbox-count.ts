import { useQuery } from '@tanstack/react-query'
import { usePanel } from '#admin/panel-context.ts'

/** New messages are asked for this often while the panel is looked at, and at the return to it. */
const AGAIN_MS = 20_000

/** Queries of the inbox begin with this key. */
export const INBOX = 'inbox'

/** How a query follows what visitors send. */
export const following = { staleTime: 0, refetchOnWindowFocus: 'always', refetchInterval: AGAIN_MS } as const

/** Asks for the number of messages that wait. */
export function useInboxCount() {
  const { admin, lock, start } = usePanel()
  const count = useQuery({
    queryKey: [INBOX, 'count'],
    queryFn: () => lock.read(() => admin.inbox.count()),
    enabled: start.rights.includes('inbox.read'),
    ...following,
  })
  return count.data
}

/** The number of new messages, for the navigation. */
export const useNewCount = (): number | undefined => useInboxCount()?.NEW
