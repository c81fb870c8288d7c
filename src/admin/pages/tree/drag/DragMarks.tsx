import { usePanelText } from '#admin/texts/use-panel-text.ts'
import styles from '#admin/pages/tree/tree.module.css'
import type { TreeDrag } from './use-tree-drag.ts'

/** The line where a dragged row would go, and its name beside the pointer. */
export function DragMarks({ drag: { row, point, target } }: { readonly drag: TreeDrag }) {
  const text = usePanelText()
  const isLeaving = target.kind === 'outside' && row.kind === 'entry'
  return (
    <>
      {target.kind === 'place' && (
        <div className={styles.line} style={{ top: target.line.top - 1, left: target.line.left }} data-drop-line="" />
      )}
      <div className={styles.carried} style={{ left: point.x + 14, top: point.y + 10 }} aria-hidden="true">
        {isLeaving ? text('panel.tree.remove') : row.title}
      </div>
    </>
  )
}
