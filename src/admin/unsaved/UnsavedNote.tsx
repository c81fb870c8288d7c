import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { ChangedAt } from '#admin/texts/ChangedAt.tsx'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import type { UnsavedForm } from './unsaved-forms.ts'
import styles from './unsaved.module.css'

interface UnsavedNoteProps {
  readonly found: readonly UnsavedForm[]
  readonly onResume: (form: UnsavedForm) => void
  readonly onDrop: (form: UnsavedForm) => void
}

/** Offers what was typed in earlier visits or other tabs and never saved, the newest first. */
export function UnsavedNote({ found, onResume, onDrop }: UnsavedNoteProps) {
  const text = usePanelText()
  return (
    <Note tone="remark" isAnnounced>
      {found.length > 1 && <p>{text('panel.unsaved.foundMany')}</p>}
      {found.map((form) => (
        <div key={form.place} className={styles.found}>
          <p>
            {found.length === 1 && <span>{text('panel.unsaved.found')}</span>} <ChangedAt instant={new Date(form.at).toISOString()} />
          </p>
          <div className={styles.acts}>
            <Button size="small" icon="undo" onClick={() => onResume(form)}>
              {text('panel.unsaved.resume')}
            </Button>
            <Button size="small" variant="subtle" onClick={() => onDrop(form)}>
              {text('panel.unsaved.drop')}
            </Button>
          </div>
        </div>
      ))}
    </Note>
  )
}
