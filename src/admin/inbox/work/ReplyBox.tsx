import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { REPLY_LENGTH, type InboxItem } from '#schemas/admin/inbox/inbox-shapes.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { AreaControl } from '#kit/fields/TextControl.tsx'
import { useIsNarrow } from '#admin/screens/use-is-narrow.ts'
import { nameOf } from '../texts/item-words.ts'
import { useInboxText } from '../texts/use-inbox-text.ts'
import type { InboxActs } from '../use-inbox-acts.ts'
import styles from './reply.module.css'
import { useReply } from './use-reply.ts'

interface ReplyProps {
  readonly item: InboxItem
  readonly acts: InboxActs
  readonly onDone: () => void
}

/** The field has the focus where a person opened the message to answer it; on a phone the keyboard would cover the message. */
function useFocusOnOpening(id: number) {
  const field = useRef<HTMLTextAreaElement>(null)
  const isNarrow = useIsNarrow()
  const location = useLocation()
  const { key } = location
  const { isToReply = false } = (location.state ?? {}) as { readonly isToReply?: boolean }
  useEffect(() => {
    if (isToReply && !isNarrow) field.current?.focus({ preventScroll: true })
  }, [id, key, isToReply, isNarrow])
  return field
}

function Form({ item, acts, onDone }: ReplyProps) {
  const text = useInboxText()
  const { words, isKept, write, send, isSending, others, sendAfterOthers } = useReply({ item, acts, onDone })
  const field = useFocusOnOpening(item.id)
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') field.current?.blur()
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void send()
  }
  const overtaken =
    others.length > 0 && text('inbox.reply.overtaken', { name: others.at(-1)?.writtenBy?.name ?? text('inbox.reply.someone') })
  return (
    <form
      className={styles.reply}
      aria-label={text('inbox.reply')}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <p className={styles.to}>
        <span>{text('inbox.reply.to', { name: nameOf(item, text) })}</span>
        <span>{item.email}</span>
      </p>
      <AreaControl
        ref={field}
        rows={4}
        aria-label={text('inbox.reply')}
        placeholder={text('inbox.reply.placeholder')}
        maxLength={REPLY_LENGTH}
        value={words}
        className={styles.field}
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={press}
      />
      {overtaken !== false && (
        <div className={styles.overtaken}>
          <Note tone="remark" isAnnounced>
            <p>{overtaken}</p>
            <Button size="small" onClick={() => void sendAfterOthers()}>
              {text('inbox.reply.sendToo')}
            </Button>
          </Note>
        </div>
      )}
      <div className={styles.sending} data-keep-clear="">
        <p role="status">
          <span>{isKept && text('inbox.reply.kept')}</span>
        </p>
        <Button
          type="submit"
          variant="primary"
          shortcut="Ctrl ⏎"
          busy={isSending && text('inbox.reply.sending')}
          refusal={overtaken || (words.trim() === '' && text('inbox.reply.empty'))}
        >
          {text('inbox.reply.send')}
        </Button>
      </div>
    </form>
  )
}

/** The place for a reply, or why there is none. It says from where the reply leaves and where the answer arrives. */
export function ReplyBox({ mayWrite, ...props }: ReplyProps & { readonly mayWrite: boolean }) {
  const text = useInboxText()
  const { item } = props
  if (!mayWrite)
    return (
      <div className={styles.answer}>
        <Note>{text('inbox.readOnly')}</Note>
      </div>
    )
  if (item.unanswerable !== null || item.replyFrom === null || item.replyTo === null)
    return <div className={styles.answer}>{item.unanswerable && <Note>{text(`inbox.unanswerable.${item.unanswerable}`)}</Note>}</div>
  return (
    <div className={styles.answer}>
      <Form {...props} />
      <p className={styles.route}>
        <span>{text('inbox.reply.route', { from: item.replyFrom, to: item.replyTo })}</span>
        {item.kind === 'PRIVACY' && <span> {text(item.leftToErase ? 'inbox.reply.staysOpen' : 'inbox.reply.closes')}</span>}
      </p>
    </div>
  )
}
