import { useEffect, useRef, useState } from 'react'
import type { InboxItem } from '#schemas/admin/inbox/inbox-shapes.ts'
import { usePanel } from '#admin/panel-context.ts'
import type { InboxActs } from '../use-inbox-acts.ts'
import { repliesOfOthers } from './replies-of-others.ts'
import { replyDrafts, type ReplyDraft } from './reply-drafts.ts'

/** Begins a reply under a key of its own. */
export const begin = (words: string, after: number): ReplyDraft => ({ words, sendKey: crypto.randomUUID(), after })

/** Number of the last reply to a message. */
export const lastOf = ({ replies }: Pick<InboxItem, 'replies'>): number => Math.max(0, ...replies.map(({ id }) => id))

/** The place of a reply in the browser. */
export function useReplyPlace(id: number): string {
  const { person, start } = usePanel()
  return [person.id, start.siteUrl, id].join(' ')
}

interface Replying {
  readonly item: InboxItem
  readonly acts: Pick<InboxActs, 'reply'>
  readonly onDone: () => void
}

/** The text of a reply, and its sending: once under its key, however often it is pressed and after a reload too. */
export function useReply({ item, acts, onDone }: Replying) {
  const place = useReplyPlace(item.id)
  const me = usePanel().person.id
  const [draft, setDraft] = useState(() => replyDrafts.known(place) ?? begin('', lastOf(item)))
  const [isKept, setIsKept] = useState(() => replyDrafts.known(place) !== undefined)
  const [isSending, setIsSending] = useState(false)
  const isTouched = useRef(false)
  const write = (words: string) => {
    isTouched.current = true
    const next = begin(words, draft.words === '' ? lastOf(item) : draft.after)
    setDraft(next)
    void replyDrafts.write(place, next).then((isStored) => setIsKept(isStored && words !== ''))
  }
  const sent = useRef(item.replies)
  useEffect(() => {
    let isHere = true
    const take = async () => {
      const found = await replyDrafts.find(place)
      if (!found || !isHere || isTouched.current) return
      // It was sent, and the answer of the server got lost.
      const isSent = sent.current.some(({ text }) => text?.trim() === found.words.trim())
      if (isSent) void replyDrafts.write(place, begin('', 0))
      setDraft(isSent ? begin('', lastOf({ replies: sent.current })) : found)
      setIsKept(!isSent)
    }
    void take()
    return () => {
      isHere = false
    }
  }, [place])
  /** The replies that have left since the words were begun: the visitor would receive two. */
  const others = draft.words.trim() === '' || isSending ? [] : repliesOfOthers(item, draft.after, me)
  const send = async (sent = draft) => {
    if (sent.words.trim() === '' || isSending) return
    setIsSending(true)
    const done = await acts.reply(item, sent)
    setIsSending(false)
    if (done === null) return
    write('')
    onDone()
  }
  return {
    ...{ words: draft.words, isKept, isSending, others, write },
    send: () => (others.length > 0 ? Promise.resolve() : send()),
    /** Sends the reply although another one has left. */
    sendAfterOthers: () => send({ ...draft, after: lastOf(item) }),
  }
}
