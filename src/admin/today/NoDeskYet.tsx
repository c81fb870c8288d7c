import { Note } from '#kit/feedback/Note.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { opensAPlace } from '#admin/places/use-places.ts'
import styles from './today.module.css'
import { useTodayText } from './use-today-text.ts'

/** Tells a person whose rights open no place yet that the screens are still to come, and who answers meanwhile. */
export function NoDeskYet() {
  const text = useTodayText()
  if (opensAPlace(usePanel().start.rights)) return null
  return (
    <div className={styles.noDesk}>
      <Note>{text('today.noDesk')}</Note>
    </div>
  )
}
