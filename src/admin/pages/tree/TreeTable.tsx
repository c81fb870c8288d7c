import type { ReactNode, RefObject } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import { classNames } from '#kit/class-names.ts'
import tableStyles from '#kit/lists/data-table.module.css'
import { usePanel } from '#admin/panel-context.ts'
import { languageName } from '#admin/texts/language-name.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import pageStyles from '#admin/pages/pages.module.css'
import { DragMarks } from './drag/DragMarks.tsx'
import { useTreeDrag } from './drag/use-tree-drag.ts'
import { AddToMenu } from './AddToMenu.tsx'
import { ServiceFold } from './ServiceFold.tsx'
import { useTree } from './tree-context.ts'
import { TreeRowView } from './TreeRowView.tsx'
import styles from './tree.module.css'
import { useTreeKeys } from './use-tree-keys.ts'

function Head() {
  const text = usePanelText()
  const { start } = usePanel()
  return (
    <thead>
      <tr role="row">
        <th role="columnheader">{text('panel.list.page')}</th>
        {start.locales.map((locale) => (
          <th key={locale} role="columnheader" className={styles.language}>
            {start.locales.length === 1 ? text('panel.list.state') : languageName(locale)}
          </th>
        ))}
        <th role="columnheader" className={styles.when}>
          {text('panel.list.modified')}
        </th>
        <th role="columnheader" className={styles.acts}>
          <VisuallyHidden>{text('panel.list.acts')}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  )
}

interface SectionProps {
  readonly name: string
  readonly count: number
  readonly children: ReactNode
  readonly columns: number
}

function SectionRow({ name, count, children, columns }: SectionProps) {
  return (
    <tr role="row" className={styles.section} aria-level={1}>
      <th role="rowheader" colSpan={columns}>
        <div>
          <b>{name}</b>
          <span className={styles.count}>{count}</span>
          <span className={styles.sectionEnd}>{children}</span>
        </div>
      </th>
    </tr>
  )
}

/** The tree of pages as a tree grid: the menu in its order, then the pages outside of it. */
export function TreeTable({ scroller }: { readonly scroller: RefObject<HTMLDivElement | null> }) {
  const text = usePanelText()
  const { start } = usePanel()
  const { tree, newPage } = useTree()
  const onKeyDown = useTreeKeys(scroller)
  const { drag, onPointerDown } = useTreeDrag(scroller)
  const isLeaving = drag?.target.kind === 'outside' && drag.row.kind === 'entry'
  const columns = start.locales.length + 3
  return (
    <div
      role="treegrid"
      tabIndex={-1}
      className={styles.grid}
      aria-label={text('panel.pages')}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      data-dragging={drag ? '' : undefined}
    >
      <table role="presentation" className={classNames(tableStyles.table, pageStyles.table, styles.table)}>
        <Head />
        <tbody data-part="menu">
          <SectionRow name={text('panel.tree.menu')} count={tree.entries} columns={columns}>
            <span className={styles.order}>{text('panel.tree.menuOrder')}</span>
            <AddToMenu />
          </SectionRow>
          {tree.menu.map((row) => (
            <TreeRowView key={row.id} row={row} isLifted={drag?.row.id === row.id} />
          ))}
        </tbody>
        <tbody data-part="outside" className={isLeaving ? styles.receiving : undefined}>
          <SectionRow name={text('panel.tree.outside')} count={tree.outside.length} columns={columns}>
            <Button size="small" variant="link" onClick={() => newPage(null)}>
              {text('panel.tree.addPage')}
            </Button>
          </SectionRow>
          {tree.outside.map((row) => (
            <TreeRowView key={row.id} row={row} isLifted={drag?.row.id === row.id} />
          ))}
        </tbody>
        {tree.services > 0 && (
          <tbody data-part="service">
            <SectionRow name={text('panel.tree.service')} count={tree.services} columns={columns}>
              <ServiceFold />
            </SectionRow>
            {tree.service.map((row) => (
              <TreeRowView key={row.id} row={row} isLifted={drag?.row.id === row.id} />
            ))}
          </tbody>
        )}
      </table>
      {drag && <DragMarks drag={drag} />}
    </div>
  )
}
