import { useEffect, useRef, useState } from 'react'
import type { InboxItem } from '#schemas/admin/inbox/inbox-shapes.ts'
import { usePanel } from '#admin/panel-context.ts'
import type { InboxActs } from '../use-inbox-acts.ts'
import { replyDrafts, type ReplyDraft } from './reply-drafts.ts'

const begin = (words: string): ReplyDraft => ({ words, sendKey: crypto.randomUUID() })

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
  const [draft, setDraft] = useState(() => replyDrafts.known(place) ?? begin(''))
  const [isKept, setIsKept] = useState(() => replyDrafts.known(place) !== undefined)
  const [isSending, setIsSending] = useState(false)
  const isTouched = useRef(false)
  const write = (words: string) => {
    isTouched.current = true
    const next = begin(words)
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
      if (isSent) void replyDrafts.write(place, begin(''))
      setDraft(isSent ? begin('') : found)
      setIsKept(!isSent)
    }
    void take()
    return () => {
      isHere = false
    }
  }, [place])
  const send = async () => {
    if (draft.words.trim() === '' || isSending) return
    setIsSending(true)
    const done = await acts.reply(item, draft.words, draft.sendKey)
    setIsSending(false)
    if (done === null) return
    write('')
    onDone()
  }
  return { words: draft.words, isKept, isSending, write, send }
}
