import { useState, type RefObject } from 'react'
import { usePanel } from '#admin/panel-context.ts'
import { useIsNarrow } from '#admin/screens/use-is-narrow.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { menuChanges } from '#admin/pages/menu/menu-changes.ts'
import type { MenuSession } from '#admin/pages/menu/open-menu.ts'
import { useMenuActs, useMenuDocument, usePublishedMenu } from '#admin/pages/menu/use-menu.ts'
import { NoPages } from '#admin/pages/PlainBody.tsx'
import type { AllPages } from '#admin/pages/use-all-pages.ts'
import type { PagesInTexts } from '#admin/pages/use-pages-in-texts.ts'
import { Details } from './details/Details.tsx'
import { MissingPages } from './MissingPages.tsx'
import { MenuNotes } from './MenuNotes.tsx'
import { TreeCards } from './TreeCards.tsx'
import { TreeContext, type TreeWork } from './tree-context.ts'
import { makeTree, rowsOf, SERVICE_ROWS } from './tree-rows.ts'
import { TreeTable } from './TreeTable.tsx'
import styles from './tree.module.css'
import { useMenuUndo } from './use-menu-undo.ts'
import { useTrash } from './use-trash.ts'

interface PagesTreeProps {
  readonly session: MenuSession
  readonly all: AllPages
  readonly search: string
  readonly inTexts: PagesInTexts
  readonly body: RefObject<HTMLDivElement | null>
  readonly onNewPage: (under: string | null) => void
  /** Ends the search. */
  readonly onClear: () => void
}

function useTreeWork({ session, all, search, inTexts, onNewPage }: Omit<PagesTreeProps, 'body' | 'onClear'>): TreeWork {
  const { pages } = all
  const { start } = usePanel()
  const document = useMenuDocument(session)
  const published = usePublishedMenu(session)
  const acts = useMenuActs(session, pages)
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set([SERVICE_ROWS]))
  const [chosen, choose] = useState<string | null>(null)
  const [cursor, goTo] = useState<string | null>(null)
  const hasAllPages = !all.isPartial && !all.hasFailed
  const trash = useTrash(document, pages, hasAllPages)
  const shown = { document, pages, trash: trash.pages, folded, locale: start.locales[0] ?? 'fr_FR' }
  const tree = makeTree({ ...shown, search, inTexts: inTexts.ids })
  const rows = rowsOf(tree)
  const isThere = (id: string | null) => rows.some((row) => row.id === id)
  const fold = (id: string, isFolded: boolean) =>
    setFolded((former) => (isFolded ? new Set([...former, id]) : new Set([...former].filter((each) => each !== id))))
  return {
    ...{ session, document, published, pages, trash: trash.pages, search, tree, acts, fold, goTo, choose, newPage: onNewPage },
    hasAllPages: hasAllPages && trash.isComplete,
    changes: new Map(menuChanges(published, document).map(({ id, kind }) => [id, kind])),
    // A row that is gone has no settings and no focus.
    chosen: isThere(chosen) ? chosen : null,
    cursor: isThere(cursor) ? cursor : (rows[0]?.id ?? null),
  }
}

/** The pages of a site and its menu as one tree, with the settings of the chosen row beside it. */
export function PagesTree({ body, onClear, ...props }: PagesTreeProps) {
  const text = usePanelText()
  const work = useTreeWork(props)
  const isNarrow = useIsNarrow()
  useMenuUndo(work.acts)
  const { all, inTexts } = props
  const isPartial = all.isPartial || inTexts.isPending
  const isEmpty = !isPartial && work.tree.menu.length + work.tree.outside.length + work.tree.services === 0
  const notes = (
    <>
      <MenuNotes />
      {all.hasFailed && <MissingPages part={all}>{text('panel.tree.missing', { count: all.pages.length })}</MissingPages>}
      {inTexts.hasFailed && <MissingPages part={inTexts}>{text('panel.tree.textsMissing')}</MissingPages>}
    </>
  )
  return (
    <TreeContext value={work}>
      <div className={styles.split}>
        <div className={styles.main}>
          {!isNarrow && notes}
          <div ref={body} className={styles.scroller} role="region" aria-label={text('panel.pages')} tabIndex={0} aria-busy={isPartial}>
            {isNarrow && notes}
            {isEmpty ? <NoPages isSearch onClear={onClear} /> : isNarrow ? <TreeCards /> : <TreeTable scroller={body} />}
          </div>
        </div>
        <Details />
      </div>
    </TreeContext>
  )
}
