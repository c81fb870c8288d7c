import { Checks } from '#composer/checks/Checks.tsx'
import { Inspector } from '#composer/inspector/Inspector.tsx'
import { Several } from '#composer/inspector/Several.tsx'
import { PageSettings } from '#composer/page/PageSettings.tsx'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useBlockFact, useSelectedIds, useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import styles from './side.module.css'

/** The fields of the selected element, the acts on several; the fields of the page when none is selected. */
export function Fields() {
  const [selected = null, second] = useSelectedIds()
  const isThere = useBlockFact(selected ?? '', (block) => block !== null)
  if (isThere && second !== undefined) return <Several />
  return selected !== null && isThere ? <Inspector key={selected} id={selected} /> : <PageSettings />
}

/** The column at the right of the canvas. */
export function SideColumn() {
  const text = useComposerText()
  const { side } = useWorkbench()
  const shown = useValue(side)
  return (
    <aside className={styles.column} aria-label={text('composer.side')}>
      {shown === 'checks' ? <Checks /> : <Fields />}
    </aside>
  )
}
