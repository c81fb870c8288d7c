import { Button } from '#kit/buttons/Button.tsx'
import { IconButton } from '#kit/buttons/IconButton.tsx'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useOpenNotes } from '#composer/notes/use-open-notes.ts'
import { PresentPeople } from '#composer/presence/PresentPeople.tsx'
import { isOffered } from '#composer/acts/offered.ts'
import { mayPublish } from '#composer/workbench/person.ts'
import { useIsSmall } from '#composer/workbench/use-room.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import styles from './bar.module.css'

function NotesButton() {
  const text = useComposerText()
  const { dialog } = useWorkbench()
  const count = useOpenNotes()
  const label = count === 0 ? text('composer.notes.title') : text('composer.notes.count', { count })
  if (count === 0)
    return <IconButton icon="message" size="medium" label={label} aria-haspopup="dialog" onClick={() => dialog.set('notes')} />
  return (
    <Button variant="subtle" icon="message" title={label} aria-label={label} aria-haspopup="dialog" onClick={() => dialog.set('notes')}>
      <span className={styles.notes}>{count}</span>
    </Button>
  )
}

/** The acts with other people: a review is asked for, the draft is shared. */
export function PeopleButtons() {
  const text = useComposerText()
  const isSmall = useIsSmall()
  const bench = useWorkbench()
  const { dialog } = bench
  return (
    <>
      {isSmall ? <PresentPeople most={1} /> : <PresentPeople />}
      <NotesButton />
      {/* It is the main act of a person who does not publish. */}
      {mayPublish(bench) && (
        <IconButton
          icon="user-check"
          size="medium"
          label={text('composer.approval.title')}
          aria-haspopup="dialog"
          onClick={() => dialog.set('approval')}
        />
      )}
      {isOffered(bench, 'share') && (
        <Button
          variant="subtle"
          icon="link"
          title={text('composer.share.title')}
          aria-haspopup="dialog"
          onClick={() => dialog.set('share')}
        >
          <span className={styles.spare}>{text('composer.share')}</span>
        </Button>
      )}
    </>
  )
}
