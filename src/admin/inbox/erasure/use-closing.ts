import { useState } from 'react'
import type { InboxItem } from '#schemas/admin/inbox/inbox-shapes.ts'
import { useInboxText } from '../texts/use-inbox-text.ts'
import type { InboxActs } from '../use-inbox-acts.ts'

interface Closing {
  readonly item: InboxItem
  readonly acts: InboxActs
  readonly onDone: () => void
}

/** Returns the acts on a message. Closing a request to erase asks for a reason while the site has something to erase. */
export function useClosing({ item, acts, onDone }: Closing) {
  const text = useInboxText()
  const [isAsked, setIsAsked] = useState(false)
  const leave = () => setIsAsked(false)
  const setState: InboxActs['setState'] = (aimed, state) => {
    if (state !== 'CLOSED' || !aimed.leftToErase) return acts.setState(aimed, state)
    setIsAsked(true)
    return Promise.resolve(null)
  }
  const give = async (unerasedReason: string) => {
    leave()
    const said = text('inbox.said.state', { name: item.name ?? text('inbox.noName'), state: text('inbox.state.CLOSED') })
    if ((await acts.change(item, { state: 'CLOSED', unerasedReason }, said)) !== null) onDone()
  }
  return { acts: { ...acts, setState }, isAsked, leave, give }
}
