import { memo } from 'react'
import { Icon } from '#kit/icons/Icon.tsx'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import type { EmptySlot } from './empty-slots.ts'
import type { SlotItem } from './outline-items.ts'
import { rowId, rowIndent } from './row-id.ts'
import styles from './outline.module.css'

interface SlotRowProps {
  readonly item: SlotItem
  /** Its number among the rows that are not folded away, from 1 on. */
  readonly number: number
  readonly top: number
  readonly height: number
  /** True for the row that has the keys. */
  readonly isCursor: boolean
  readonly onAdd: (list: Pick<EmptySlot, 'parent' | 'slot'>) => void
}

function Row({ item, number, top, height, isCursor, onAdd }: SlotRowProps) {
  const text = useComposerText()
  const { line, slot, position, setSize } = item
  return (
    <div
      id={rowId(line.id)}
      role="row"
      tabIndex={-1}
      aria-rowindex={number}
      aria-level={line.depth}
      aria-posinset={position}
      aria-setsize={setSize}
      data-slot-parent={slot.parent}
      data-slot={slot.slot}
      data-level={line.depth}
      data-cursor={isCursor || undefined}
      className={styles.row}
      style={{ transform: `translateY(${top}px)`, height, paddingLeft: rowIndent(line.depth) }}
      onClick={() => onAdd({ parent: slot.parent, slot: slot.slot })}
      // The tree grid itself holds the focus, and its keys.
      onKeyDown={() => undefined}
    >
      <div role="gridcell" className={styles.cell}>
        <span className={styles.fold} />
        <Icon name="plus" size={14} />
        <span className={styles.add}>{text('composer.add')}</span>
        <span className={styles.summary}>{slot.label}</span>
      </div>
    </div>
  )
}

/** The row of an empty slot, which opens the palette for it. */
export const SlotRow = memo(Row)
