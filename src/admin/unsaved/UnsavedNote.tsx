import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { ChangedAt } from '#admin/texts/ChangedAt.tsx'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import styles from './unsaved.module.css'

interface UnsavedNoteProps {
  readonly at: number
  readonly onResume: () => void
  readonly onDrop: () => void
}

/** Offers what was typed in an earlier visit and never saved. */
export function UnsavedNote({ at, onResume, onDrop }: UnsavedNoteProps) {
  const text = usePanelText()
  return (
    <Note tone="remark" isAnnounced>
      <p>
        {text('panel.unsaved.found')} <ChangedAt instant={new Date(at).toISOString()} />
      </p>
      <div className={styles.acts}>
        <Button size="small" icon="undo" onClick={onResume}>
          {text('panel.unsaved.resume')}
        </Button>
        <Button size="small" variant="subtle" onClick={onDrop}>
          {text('panel.unsaved.drop')}
        </Button>
      </div>
    </Note>
  )
}
