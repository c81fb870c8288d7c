import { Checks } from '#composer/checks/Checks.tsx'
import { Inspector } from '#composer/inspector/Inspector.tsx'
import { Several } from '#composer/inspector/Several.tsx'
import { DocumentSettings } from '#composer/shells/DocumentSettings.tsx'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useChosenBlock, useSelectedIds, useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import styles from './side.module.css'

/** The fields of the selected element, the acts on several; the fields of the page when none is selected. */
export function Fields() {
  const chosen = useChosenBlock()
  const isSeveral = useSelectedIds().length > 1
  if (chosen === null) return <DocumentSettings />
  return isSeveral ? <Several /> : <Inspector key={chosen} id={chosen} />
}

/** The column at the right of the canvas. */
export function SideColumn({ onDone }: { /** Called when the checks are closed. */ readonly onDone?: () => void }) {
  const text = useComposerText()
  const { side } = useWorkbench()
  const shown = useValue(side)
  return (
    <aside className={styles.column} data-part="fields" aria-label={text('composer.side')}>
      {shown === 'checks' ? <Checks onDone={onDone} /> : <Fields />}
    </aside>
  )
}
