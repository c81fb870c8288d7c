import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode } from 'react'
import { hasKeys } from '#kit/overlays/has-keys.ts'
import { useFindings } from '#composer/findings/use-findings.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import { EmptyOutline } from './EmptyOutline.tsx'
import { OutlineFoot } from './OutlineFoot.tsx'
import { OutlineRow } from './OutlineRow.tsx'
import { NothingFound, OutlineSearch } from './search/OutlineSearch.tsx'
import { isBlockItem } from './outline-items.ts'
import { pressRow } from './press-row.ts'
import { RegionRow } from './RegionRow.tsx'
import { rowId } from './row-id.ts'
import { SlotRow } from './SlotRow.tsx'
import { useOutline } from './use-outline-acts.ts'
import styles from './outline.module.css'

/** The height of a row, in pixels: under a finger that of the smallest target. */
const [ROW, TOUCHED_ROW] = [28, 44] as const

interface OutlineProps {
  /** Called when an element was picked to be edited. */
  readonly onPick?: () => void
  /** True where the search has no button of its own. */
  readonly isSearchOpen?: boolean
  /** The part below the tree. */
  readonly foot?: ReactNode
}

/** The rows in sight. The one that has the keys is always among them: the tree grid points to it. */
const withRow = (row: number) => (range: Range) =>
  row < 0 ? defaultRangeExtractor(range) : [...new Set([...defaultRangeExtractor(range), row])].toSorted((one, other) => one - other)

/** The outline of the page: its elements as a tree grid. Only the rows in sight are mounted. */
export function Outline({ onPick, isSearchOpen = false, foot }: OutlineProps) {
  const text = useComposerText()
  const bench = useWorkbench()
  const { sought } = bench
  const rowHeight = hasKeys() ? ROW : TOUCHED_ROW
  const findings = useFindings()
  const { items, found, folded, ids, cursor, renamed, tree, acts, onKeyDown } = useOutline(onPick)
  const scroller = useRef<HTMLDivElement>(null)
  const selected = new Set(ids)
  const foundIds = found && new Set(found)
  const cursorAt = items.findIndex(({ line }) => line.id === cursor)
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    rangeExtractor: withRow(cursorAt),
  })
  const reveal = useEffectEvent(() => {
    if (cursorAt >= 0) rows.scrollToIndex(cursorAt, { align: 'auto' })
  })
  useEffect(() => reveal(), [cursor])
  const drawn = rows.getVirtualItems()
  const isCursorDrawn = drawn.some(({ index }) => index === cursorAt)
  // The tree grid holds the focus: a pressed row would take it, and lose it when it is scrolled away.
  const holdFocus = (event: MouseEvent) => {
    if (event.target instanceof HTMLInputElement) return
    event.preventDefault()
    tree.current?.focus({ preventScroll: true })
  }
  const endSearch = (event: KeyboardEvent) => {
    event.preventDefault()
    event.stopPropagation()
    sought.set(null)
  }
  const drag = ({ nativeEvent }: PointerEvent) => pressRow(bench, nativeEvent)
  // The menu key has the tree grid as its target, a pointer has a row.
  const openByKey = (event: MouseEvent) => {
    // The row of an empty slot has no menu of its own: its element is selected.
    const item = items[cursorAt]
    const id = item && isBlockItem(item) ? cursor : ids[0]
    if (event.target !== event.currentTarget || cursor === null || id == null) return
    event.preventDefault()
    const { left, bottom } = document.getElementById(rowId(cursor))?.getBoundingClientRect() ?? event.currentTarget.getBoundingClientRect()
    acts.openMenu(id, { x: left, y: bottom, isOnOutline: true })
  }
  return (
    <>
      <OutlineSearch
        found={found}
        isAlwaysOpen={isSearchOpen}
        onGo={(id) => acts.pick(id, 'alone')}
        onEnd={() => tree.current?.focus({ preventScroll: true })}
      />
      <div ref={scroller} className={styles.scroller} data-outline-scroller="">
        <div
          ref={tree}
          role="treegrid"
          aria-multiselectable="true"
          aria-label={text('composer.outline')}
          aria-rowcount={items.length}
          tabIndex={0}
          aria-activedescendant={cursor === null || !isCursorDrawn ? undefined : rowId(cursor)}
          className={styles.tree}
          style={{ height: rows.getTotalSize() }}
          onKeyDown={(event) => (event.key === 'Escape' && sought.get() !== null ? endSearch(event) : onKeyDown(event))}
          onMouseDown={holdFocus}
          onPointerDown={drag}
          onContextMenu={openByKey}
        >
          {drawn.map(({ index, start }) => {
            const item = items[index]
            const id = item?.line.id ?? ''
            const isCursor = id === cursor
            if (item && 'slot' in item)
              return (
                <SlotRow key={id} item={item} number={index + 1} top={start} height={rowHeight} isCursor={isCursor} onAdd={acts.addTo} />
              )
            if (item && 'region' in item)
              return (
                <RegionRow
                  key={id}
                  item={item}
                  number={index + 1}
                  top={start}
                  height={rowHeight}
                  isCursor={isCursor}
                  onAdd={(region) => acts.addTo({ region })}
                />
              )
            return (
              item && (
                <OutlineRow
                  key={id}
                  item={item}
                  number={index + 1}
                  top={start}
                  height={rowHeight}
                  isSelected={selected.has(id)}
                  isCursor={isCursor}
                  isFolded={folded.has(id)}
                  isRenamed={id === renamed}
                  isContext={foundIds !== null && !foundIds.has(id)}
                  finding={findings.get(id)?.[0]}
                  acts={acts}
                />
              )
            )
          })}
        </div>
        {items.length === 0 && (found ? <NothingFound /> : <EmptyOutline />)}
      </div>
      {foot}
      <OutlineFoot />
    </>
  )
}
