import { useSyncExternalStore } from 'react'
import { IconButton } from '#kit/buttons/IconButton.tsx'
import { Sheet } from '#kit/overlays/Sheet.tsx'
import { UsedIn } from '#composer/usage/UsedIn.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { useIsNarrow } from '#admin/screens/use-is-narrow.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { useTree } from '#admin/pages/tree/tree-context.ts'
import { rowsOf, type TreeRow } from '#admin/pages/tree/tree-rows.ts'
import { EntryFields } from './EntryFields.tsx'
import { OutsideFacts } from './OutsideFacts.tsx'
import { PageFacts } from './PageFacts.tsx'
import styles from './details.module.css'

const wide = () => matchMedia('(width >= 1200px)')

function subscribe(listener: () => void): () => void {
  const query = wide()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** True where the settings stand beside the tree; elsewhere they open over it. */
function useIsBeside(): boolean {
  return useSyncExternalStore(subscribe, () => wide().matches)
}

function Content({ row }: { readonly row: TreeRow }) {
  const { admin } = usePanel()
  return (
    <>
      {row.page && <PageFacts page={row.page} />}
      {row.kind === 'entry' ? <EntryFields key={row.id} row={row} /> : <OutsideFacts row={row} />}
      {row.page && (
        <section className={styles.part}>
          <UsedIn admin={admin} kind="page" name={row.page.id} />
        </section>
      )}
    </>
  )
}

/** The settings of the chosen row: its page, and its place and names in the menu. Beside the tree, or over it in a narrow window. */
export function Details() {
  const text = usePanelText()
  const { tree, chosen, choose } = useTree()
  const isBeside = useIsBeside()
  const isNarrow = useIsNarrow()
  const row = rowsOf(tree).find(({ id }) => id === chosen)
  const title = row && (row.title.trim() === '' ? text('panel.list.untitled') : row.title)
  if (isBeside) {
    return (
      <aside
        className={styles.panel}
        aria-label={title === undefined ? text('panel.tree.details') : text('panel.tree.panel', { name: title })}
      >
        {row ? (
          <>
            <header className={styles.head}>
              <h2>{title}</h2>
              <IconButton label={text('panel.tree.closeOthers')} icon="x" onClick={() => choose(null)} />
            </header>
            <Content row={row} />
          </>
        ) : (
          <p className={styles.none}>{text('panel.tree.panelEmpty')}</p>
        )}
      </aside>
    )
  }
  return (
    <Sheet isOpen={row !== undefined} onClose={() => choose(null)} title={title ?? ''} from={isNarrow ? 'below' : 'right'} width={360}>
      {row && <Content row={row} />}
    </Sheet>
  )
}
