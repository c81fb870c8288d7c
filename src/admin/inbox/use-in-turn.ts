import { useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { InboxItem } from '#schemas/admin/inbox/inbox-shapes.ts'
import { itemKey } from './use-inbox.ts'

/** An item in a version. */
export type Aimed = Pick<InboxItem, 'id' | 'version'>

/** An act that was not sent: what came meanwhile is on the screen, and changes what the act means. */
export class OvertakenError extends Error {}

interface Turn {
  readonly item: Aimed
  readonly request: (aim: Aimed) => Promise<InboxItem>
  /** Tests if the act still means the same for the item as it is known once earlier acts have ended. */
  readonly holds?: ((known: InboxItem) => boolean) | undefined
}

/**
 * Sends the acts of a person one after the other, each for the version that the one before has made: a reply that is sent while the message
 * is still being marked as read is no conflict.
 */
export function useInTurn() {
  const queries = useQueryClient()
  const last = useRef<Promise<unknown>>(Promise.resolve())
  return ({ item, request, holds }: Turn): Promise<InboxItem> => {
    const send = async () => {
      const known = queries.getQueryData<InboxItem>(itemKey(item.id))
      if (known && holds?.(known) === false) throw new OvertakenError()
      const done = await request({ id: item.id, version: known?.version ?? item.version })
      queries.setQueryData(itemKey(done.id), done)
      return done
    }
    const call = last.current.then(send)
    last.current = call.catch(() => undefined)
    return call
  }
}
