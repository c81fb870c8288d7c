import { useEffect, useRef, useState } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { AfterDelay, Skeleton } from '#kit/feedback/Skeleton.tsx'
import { State } from '#kit/feedback/State.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { useRowFocus } from '#kit/lists/use-row-focus.ts'
import { hasKeys } from '#kit/overlays/has-keys.ts'
import { Sheet } from '#kit/overlays/Sheet.tsx'
import { Avatar } from '#kit/text/Avatar.tsx'
import { nameOf } from '#composer/commands/selected-block.ts'
import { DateAndTime } from '#composer/words/DateAndTime.tsx'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useSelected, useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import styles from './notes.module.css'
import { readNotes } from './read-notes.ts'
import type { Thread } from './thread.ts'
import { useNoteActs } from './use-note-acts.ts'

interface WriteProps {
  readonly label: string
  readonly act: string
  /** True for the field that has the keys when the sheet opens. */
  readonly isFirst?: boolean
  readonly onWrite: (words: string) => Promise<boolean>
}

function Write({ label, act, isFirst = false, onWrite }: WriteProps) {
  const text = useComposerText()
  const [words, setWords] = useState('')
  const send = async () => {
    if (await onWrite(words.trim())) setWords('')
  }
  return (
    <div className={styles.write}>
      <TextArea
        label={label}
        maxLength={2000}
        value={words}
        data-autofocus={isFirst && hasKeys() ? '' : undefined}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <Button size="small" refusal={words.trim() === '' && text('composer.notes.empty')} onClick={() => void send()}>
        {act}
      </Button>
    </div>
  )
}

interface WrittenProps {
  readonly note: Pick<Thread, 'writtenBy' | 'writtenAt' | 'text' | 'hasAuthorLeft'>
}

function Written({ note: { writtenBy, writtenAt, text: words, hasAuthorLeft } }: WrittenProps) {
  const text = useComposerText()
  return (
    <div className={styles.written}>
      <p className={styles.who}>
        {writtenBy && <Avatar name={writtenBy.name} />}
        <b>{writtenBy?.name ?? text('composer.share.nobody')}</b>{' '}
        {writtenBy && hasAuthorLeft && <span className={styles.meta}>{text('composer.notes.author-left')}</span>}{' '}
        <span className={styles.meta}>
          <DateAndTime at={writtenAt} />
        </span>
      </p>
      <p className={styles.words}>{words}</p>
    </div>
  )
}

interface RemoveProps {
  readonly note: Pick<Thread, 'note' | 'writtenBy' | 'hasAuthorLeft'>
  readonly words: 'composer.notes.remove' | 'composer.notes.remove-answer'
  readonly onRemove: (note: number) => void
}

/** Removes a note of the reader, or of a person who has left the team. */
function Remove({ note: { note, writtenBy, hasAuthorLeft }, words, onRemove }: RemoveProps) {
  const text = useComposerText()
  const { accountId } = useWorkbench().props
  const isOwn = writtenBy?.id === accountId
  if (!isOwn && !hasAuthorLeft) return null
  return (
    <Button variant="link" className={styles.remove} onClick={() => onRemove(note)}>
      {text(words, { isOwn: String(isOwn) })}
    </Button>
  )
}

function Settled({ by }: { readonly by: Thread['resolvedBy'] }) {
  const text = useComposerText()
  return <p className={styles.meta}>{by ? text('composer.notes.resolved-by', { name: by.name }) : text('composer.notes.resolved')}</p>
}

function ThreadCard({ thread, onSelect }: { readonly thread: Thread; readonly onSelect: () => void }) {
  const text = useComposerText()
  const { store, registry, selection } = useWorkbench()
  const acts = useNoteActs()
  const isThere = store.block(thread.block) !== undefined
  const show = () => {
    selection.select([thread.block])
    onSelect()
  }
  return (
    <li className={styles.thread} data-row={thread.note} tabIndex={-1}>
      <header className={styles.head}>
        {isThere ? (
          <Button variant="link" onClick={show}>
            {nameOf({ document: store.document, registry }, thread.block)}
          </Button>
        ) : (
          <State kind="archived">{text('composer.notes.removed')}</State>
        )}
        <Button size="small" variant="subtle" onClick={() => void acts.resolve(thread.note, thread.resolvedAt === null)}>
          {text(thread.resolvedAt === null ? 'composer.notes.resolve' : 'composer.notes.reopen')}
        </Button>
      </header>
      <Written note={thread} />
      {thread.answers.length > 0 && (
        <ul className={styles.answers}>
          {thread.answers.map((answer) => (
            <li key={answer.note} className={styles.answer} data-row={answer.note} tabIndex={-1}>
              <Written note={answer} />
              <Remove note={answer} words="composer.notes.remove-answer" onRemove={(id) => void acts.remove({ id, isAnswer: true })} />
            </li>
          ))}
        </ul>
      )}
      {thread.resolvedAt === null && (
        <Write
          label={text('composer.notes.answer')}
          act={text('composer.notes.reply')}
          onWrite={(words) => acts.add({ block: thread.block, thread: thread.note, text: words })}
        />
      )}
      {thread.resolvedAt !== null && <Settled by={thread.resolvedBy} />}
      <Remove note={thread} words="composer.notes.remove" onRemove={(id) => void acts.remove({ id, isAnswer: false })} />
    </li>
  )
}

/** Stands in the place of the notes until there are some. */
function NoThreads() {
  const text = useComposerText()
  const bench = useWorkbench()
  const state = useValue(bench.notesState)
  if (state === 'read') return <p className={styles.none}>{text('composer.notes.none')}</p>
  if (state === 'reading')
    return (
      <AfterDelay>
        <Skeleton width="70%" />
      </AfterDelay>
    )
  return (
    <Note tone="refusal" isAnnounced>
      {text('composer.notes.unread')}{' '}
      <Button variant="link" onClick={() => void readNotes(bench)}>
        {text('composer.open.retry')}
      </Button>
    </Note>
  )
}

/** The notes on the draft, also on blocks that were removed; a note is left on the selected block. */
export function NotesSheet({ onClose }: { readonly onClose: () => void }) {
  const text = useComposerText()
  const bench = useWorkbench()
  const { store, registry, threads } = bench
  const list = useRef<HTMLUListElement>(null)
  useRowFocus(list)
  // A first reading may have failed, and a colleague may have written since the last sign of presence.
  useEffect(() => void readNotes(bench), [bench])
  const selected = useSelected()
  const acts = useNoteActs()
  const all = useValue(threads)
  const open = all.filter(({ resolvedAt }) => resolvedAt === null)
  const shown = [...open, ...all.filter((thread) => !open.includes(thread))]
  return (
    <Sheet isOpen onClose={onClose} title={text('composer.notes.title')} hasClearScrim>
      <p className={styles.meta}>{text('composer.notes.private')}</p>
      {selected === null ? (
        <Note>{text('composer.notes.choose')}</Note>
      ) : (
        <Write
          label={text('composer.notes.on', { block: nameOf({ document: store.document, registry }, selected) })}
          act={text('composer.notes.leave')}
          isFirst
          onWrite={(words) => acts.add({ block: selected, text: words })}
        />
      )}
      {shown.length === 0 && <NoThreads />}
      <ul ref={list} className={styles.threads} aria-label={text('composer.notes.title')}>
        {shown.map((thread) => (
          <ThreadCard key={thread.note} thread={thread} onSelect={onClose} />
        ))}
      </ul>
    </Sheet>
  )
}
