import { memo } from 'react'
import { IconButton } from '#kit/buttons/IconButton.tsx'
import { Icon } from '#kit/icons/Icon.tsx'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import type { RegionItem } from './outline-items.ts'
import { rowId } from './row-id.ts'
import styles from './outline.module.css'

interface RegionRowProps {
  readonly item: RegionItem
  /** Its number among the rows that are not folded away, from 1 on. */
  readonly number: number
  readonly top: number
  readonly height: number
  /** True for the row that has the keys. */
  readonly isCursor: boolean
  readonly onAdd: (region: string) => void
}

function Row({ item, number, top, height, isCursor, onAdd }: RegionRowProps) {
  const text = useComposerText()
  const { line, region, label, isEmpty, isOnPhone, position, setSize } = item
  return (
    <div
      id={rowId(line.id)}
      role="row"
      tabIndex={-1}
      aria-rowindex={number}
      aria-level={1}
      aria-posinset={position}
      aria-setsize={setSize}
      data-region-row={region}
      data-level={1}
      data-first={position === 1 || undefined}
      data-cursor={isCursor || undefined}
      className={styles.region}
      style={{ transform: `translateY(${top}px)`, height }}
      onClick={isEmpty ? () => onAdd(region) : undefined}
      // The tree grid itself holds the focus, and its keys.
      onKeyDown={() => undefined}
    >
      <div role="gridcell" className={styles.cell}>
        {isOnPhone && <Icon name="smartphone" size={14} />}
        <span className={styles.regionName}>{label}</span>
        {isEmpty && <span className={styles.summary}>{text('composer.shell.region.empty')}</span>}
      </div>
      <div role="gridcell">
        <IconButton
          icon="plus"
          label={text('composer.shell.region.add', { region: label })}
          hasTooltip={false}
          tabIndex={-1}
          onClick={(event) => {
            event.stopPropagation()
            onAdd(region)
          }}
        />
      </div>
    </div>
  )
}

/** The row of a region of a shell, above its elements, with a button that opens the palette for it. */
export const RegionRow = memo(Row)
