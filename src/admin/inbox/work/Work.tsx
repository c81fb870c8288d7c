import { useState } from 'react'
import type { InboxItem } from '#schemas/admin/inbox/inbox-shapes.ts'
import { CallError } from '#api-client/transport/errors.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { AfterDelay, Skeleton } from '#kit/feedback/Skeleton.tsx'
import { usePanel } from '#admin/panel-context.ts'
import styles from '../inbox.module.css'
import { ErasureCard } from '../erasure/ErasureCard.tsx'
import { UnerasedDialog } from '../erasure/UnerasedDialog.tsx'
import { useClosing } from '../erasure/use-closing.ts'
import { isErasure } from '../erasure/use-erasure.ts'
import { useInboxText } from '../texts/use-inbox-text.ts'
import { useInboxItem } from '../use-inbox.ts'
import type { InboxActs } from '../use-inbox-acts.ts'
import { Content } from './Content.tsx'
import { Facts } from './Facts.tsx'
import { Replies } from './Replies.tsx'
import { ReplyBox } from './ReplyBox.tsx'
import { replyDrafts } from './reply-drafts.ts'
import { begin, lastOf, useReplyPlace } from './use-reply.ts'
import { useWorkKeys } from './use-work-keys.ts'
import { WayBack, WorkHead } from './WorkHead.tsx'

interface WorkProps {
  readonly id: number
  readonly acts: InboxActs
  /** Messages are chosen in the list: the keys are for them. */
  readonly isChoosing: boolean
  readonly onBack: () => void
  /** The message is dealt with: the next one opens. */
  readonly onDone: (id: number) => void
}

interface OpenProps extends Omit<WorkProps, 'id'> {
  readonly item: InboxItem
}

/** Puts a prepared answer into the place of the reply, unless a reply was begun; the number changes with each. */
function usePrepared(item: InboxItem) {
  const place = useReplyPlace(item.id)
  const [prepared, setPrepared] = useState(0)
  const prepare = (answer: string) => {
    if ((replyDrafts.known(place)?.words ?? '').trim() !== '') return
    void replyDrafts.write(place, begin(answer, lastOf(item)))
    setPrepared(prepared + 1)
  }
  return [prepared, prepare] as const
}

function Open({ item, isChoosing, onBack, onDone, ...given }: OpenProps) {
  const { start } = usePanel()
  const mayWrite = start.rights.includes('inbox.write')
  const done = () => onDone(item.id)
  const { acts, isAsked, leave, give } = useClosing({ item, acts: given.acts, onDone: done })
  const [prepared, prepare] = usePrepared(item)
  useWorkKeys({ item, acts, mayWrite, isChoosing, onDone: done })
  return (
    <>
      <article className={styles.work}>
        <WorkHead item={item} acts={acts} mayWrite={mayWrite} onBack={onBack} onDone={done} />
        <div className={styles.scroll}>
          <Content item={item} />
          {isErasure(item) && <ErasureCard item={item} onAnswer={prepare} />}
          <Replies item={item} />
        </div>
        <ReplyBox key={prepared} item={item} acts={acts} mayWrite={mayWrite} onDone={done} />
      </article>
      <Facts item={item} acts={acts} mayWrite={mayWrite} />
      {isAsked && <UnerasedDialog onClose={leave} onGive={(reason) => void give(reason)} />}
    </>
  )
}

function Missing({ error, onRetry, onBack }: { readonly error: Error; readonly onRetry: () => void; readonly onBack: () => void }) {
  const text = useInboxText()
  const isGone = error instanceof CallError && error.code === 'NOT_FOUND'
  const act = isGone ? <Button onClick={onBack}>{text('inbox.back')}</Button> : <Button onClick={onRetry}>{text('inbox.retry')}</Button>
  return (
    <>
      <WayBack onBack={onBack} />
      <div className={styles.nothing}>
        <EmptyState tone={isGone ? 'plain' : 'stop'} isAnnounced title={text(isGone ? 'inbox.gone' : 'inbox.failed')} acts={act}>
          <p>{text(isGone ? 'inbox.goneText' : 'inbox.failedText')}</p>
        </EmptyState>
      </div>
    </>
  )
}

/** The open message: what it says, its files, the place for a reply, and who deals with it. */
export function Work({ id, ...props }: WorkProps) {
  const text = useInboxText()
  const item = useInboxItem(id)
  if (item.data) return <Open item={item.data} {...props} />
  if (item.isError) return <Missing error={item.error} onRetry={() => void item.refetch()} onBack={props.onBack} />
  return (
    <>
      <WayBack onBack={props.onBack} />
      <div className={styles.nothing} role="status" aria-label={text('inbox.loading')}>
        <AfterDelay>
          <Skeleton width={240} height={16} />
        </AfterDelay>
      </div>
    </>
  )
}
