import { Note } from '#kit/feedback/Note.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { hasDesk } from '#schemas/admin/team/desk-areas.ts'
import styles from './today.module.css'
import { useTodayText } from './use-today-text.ts'

/** Tells a person whose rights open no place yet that the screens are still to come, and who answers meanwhile. */
export function NoDeskYet() {
  const text = useTodayText()
  if (hasDesk(usePanel().start.rights)) return null
  return (
    <div className={styles.noDesk}>
      <Note>{text('today.noDesk')}</Note>
    </div>
  )
}
