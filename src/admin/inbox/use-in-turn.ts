import { useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { InboxItem } from '#schemas/admin/inbox/inbox-shapes.ts'
import { itemKey } from './use-inbox.ts'

/** An item in a version. */
export type Aimed = Pick<InboxItem, 'id' | 'version'>

/**
 * Sends the acts of a person one after the other, each for the version that the one before has made: a reply that is sent while the message
 * is still being marked as read is no conflict.
 */
export function useInTurn() {
  const queries = useQueryClient()
  const last = useRef<Promise<unknown>>(Promise.resolve())
  return (item: Aimed, request: (aim: Aimed) => Promise<InboxItem>): Promise<InboxItem> => {
    const send = async () => {
      const known = queries.getQueryData<InboxItem>(itemKey(item.id))
      const done = await request({ id: item.id, version: known?.version ?? item.version })
      queries.setQueryData(itemKey(done.id), done)
      return done
    }
    const call = last.current.then(send)
    last.current = call.catch(() => undefined)
    return call
  }
}
