import { usePanelText } from '#admin/texts/use-panel-text.ts'
import styles from './unsaved.module.css'

/** Says beside a form that the browser does not store what is typed in it. */
export function RefusedNote({ isRefused }: { readonly isRefused: boolean }) {
  const text = usePanelText()
  return (
    <p role="status" className={styles.refused}>
      {isRefused && text('panel.unsaved.refused')}
    </p>
  )
}
