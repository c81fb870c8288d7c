import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import type { AllPages } from '#admin/pages/use-all-pages.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import styles from './tree.module.css'

/** Says that a part of the pages has not arrived, and asks for it again. */
export function MissingPages({ all }: { readonly all: AllPages }) {
  const text = usePanelText()
  return (
    <div className={styles.notes}>
      <Note tone="remark" isAnnounced>
        <p>{text('panel.tree.missing', { count: all.pages.length })}</p>
        <p className={styles.decisions}>
          <Button size="small" icon="refresh" busy={all.isTrying && text('panel.list.moreBusy')} onClick={all.tryAgain}>
            {text('panel.retry')}
          </Button>
        </p>
      </Note>
    </div>
  )
}
