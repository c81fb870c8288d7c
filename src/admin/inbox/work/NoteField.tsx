import { NOTE_LENGTH, type InboxItem } from '#schemas/admin/inbox/inbox-shapes.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { useLeaveReason } from '#kit/leaving/use-leave-reason.ts'
import { readPlace } from '../inbox-view.ts'
import { useInboxText } from '../texts/use-inbox-text.ts'
import type { InboxActs } from '../use-inbox-acts.ts'
import styles from './facts.module.css'
import { useNote } from './use-note.ts'

interface NoteFieldProps {
  readonly item: InboxItem
  readonly acts: Pick<InboxActs, 'note'>
  readonly mayWrite: boolean
}

type Noting = ReturnType<typeof useNote>

/** Shows the note of a colleague that stands against the one being written, and asks which of them stays. */
function TheirNote({ theirs, both, decide }: Pick<Noting, 'both' | 'decide'> & { readonly theirs: string }) {
  const text = useInboxText()
  return (
    <Note tone="remark" isAnnounced>
      <p>{text(theirs === '' ? 'inbox.note.removed' : 'inbox.note.theirs', { note: theirs })}</p>
      <div className={styles.choices}>
        {theirs !== '' && (
          <Button size="small" refusal={both.length > NOTE_LENGTH && text('inbox.note.long')} onClick={() => void decide(both)}>
            {text('inbox.note.both')}
          </Button>
        )}
        <Button size="small" variant="subtle" onClick={() => void decide(theirs)}>
          {text(theirs === '' ? 'inbox.note.drop' : 'inbox.note.take')}
        </Button>
      </div>
    </Note>
  )
}

/** The note of the team, stored when the field is left. */
export function NoteField({ item, acts, mayWrite }: NoteFieldProps) {
  const text = useInboxText()
  const { note, isChanged, theirs, both, write, store, decide } = useNote(item, acts)
  useLeaveReason({
    risks: (way) => {
      const stays = way && way.to.pathname === way.from.pathname && readPlace(new URLSearchParams(way.to.search)).open === item.id
      // A note whose screen goes away is stored, unless it stands against another one.
      const isLost = way ? theirs !== null && !stays : isChanged
      return { edits: isLost ? 1 : 0 }
    },
    save: () => decide(theirs === '' ? note : both),
  })
  return (
    <>
      <TextArea
        label={text('inbox.field.note')}
        help={text('inbox.note.help')}
        rows={3}
        maxLength={NOTE_LENGTH}
        value={note}
        readOnly={!mayWrite}
        onChange={(event) => write(event.currentTarget.value)}
        onBlur={store}
      />
      {theirs !== null && <TheirNote {...{ theirs, both, decide }} />}
    </>
  )
}
