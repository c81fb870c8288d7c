import { hasBraces } from '#domain/urls/url-parameters.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { useTree } from '#admin/pages/tree/tree-context.ts'
import type { PageRow } from '#admin/pages/tree/tree-rows.ts'
import { putIntoMenu } from '#admin/pages/tree/use-row-acts.ts'
import styles from './details.module.css'

/** A page outside of the menu, and the way into it. */
export function OutsideFacts({ row }: { readonly row: PageRow }) {
  const text = usePanelText()
  const work = useTree()
  const put = () => {
    const id = putIntoMenu(row, work)
    if (id !== null) work.choose(id)
  }
  return (
    <section className={styles.part}>
      <p className={styles.none}>{text('panel.tree.notInMenu')}</p>
      {!hasBraces(row.page.url) && (
        <Button icon="menu" isWide onClick={put}>
          {text('panel.tree.put')}
        </Button>
      )}
    </section>
  )
}
