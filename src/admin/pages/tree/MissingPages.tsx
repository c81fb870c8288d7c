import type { ReactNode } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import type { AllPages } from '#admin/pages/use-all-pages.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import styles from './tree.module.css'

interface MissingPagesProps {
  readonly part: Pick<AllPages, 'isTrying' | 'tryAgain'>
  readonly children: ReactNode
}

/** Says that a part of the pages has not arrived, and asks for it again. */
export function MissingPages({ part, children }: MissingPagesProps) {
  const text = usePanelText()
  return (
    <div className={styles.notes}>
      <Note tone="remark" isAnnounced>
        <p>{children}</p>
        <p className={styles.decisions}>
          <Button size="small" icon="refresh" busy={part.isTrying && text('panel.list.moreBusy')} onClick={part.tryAgain}>
            {text('panel.retry')}
          </Button>
        </p>
      </Note>
    </div>
  )
}
