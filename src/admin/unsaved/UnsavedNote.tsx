import { systemClock } from '#domain/dates/clock.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { ChangedAt } from '#admin/texts/ChangedAt.tsx'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { sinceValues, type Authored } from './change-since.ts'
import type { UnsavedForm } from './unsaved-forms.ts'
import styles from './unsaved.module.css'

interface UnsavedNoteProps {
  readonly found: readonly UnsavedForm[]
  /** The kind of thing that the form is of, which may have been changed since. */
  readonly what: 'content' | 'file'
  /** Gives the change that another visit has made since a form was left; null without one. */
  readonly since: (form: UnsavedForm) => Authored | null
  readonly onResume: (form: UnsavedForm) => void
  readonly onDrop: (form: UnsavedForm) => void
}

/** Names the other person who has changed the item since, and when. */
function Since({ change, what }: { readonly change: Authored | null } & Pick<UnsavedNoteProps, 'what'>) {
  const text = usePanelText()
  const { person } = usePanel()
  const values = change && sinceValues(change, person.id, systemClock())
  return values && <p>{text('panel.unsaved.since', { ...values, what })}</p>
}

/** Offers what was typed in earlier visits or other tabs and never saved, the newest first. */
export function UnsavedNote({ found, what, since, onResume, onDrop }: UnsavedNoteProps) {
  const text = usePanelText()
  return (
    <Note tone="remark" isAnnounced>
      {found.length > 1 && <p>{text('panel.unsaved.foundMany')}</p>}
      {found.map((form) => (
        <div key={form.place} className={styles.found}>
          <p>
            {found.length === 1 && <span>{text('panel.unsaved.found')}</span>} <ChangedAt instant={new Date(form.at).toISOString()} />
          </p>
          <Since change={since(form)} what={what} />
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
