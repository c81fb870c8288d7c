import { usePanelText } from '#admin/texts/use-panel-text.ts'
import styles from './tree/tree.module.css'

/** Says of a row that a search has found the words in the texts of the page, not in its title and address. */
export function TextMark() {
  const text = usePanelText()
  return <span className={styles.mark}>{text('panel.list.inText')}</span>
}
