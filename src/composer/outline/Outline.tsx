import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useMemo, useRef, useState, type MouseEvent } from 'react'
import { readSchema } from '#forms/read-schema.ts'
import { pointerTo } from '#forms/pointer-to.ts'
import { openBlockMenu } from '#composer/acts/open-block-menu.ts'
import { useFindings } from '#composer/findings/FindingNotes.tsx'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import { OutlineFoot } from './OutlineFoot.tsx'
import type { OutlineMove } from './outline-move.ts'
import { OutlineRow, rowId, type RowActs } from './OutlineRow.tsx'
import { useOutlineKeys } from './use-outline-keys.ts'
import { useRows, useWalk } from './use-outline.ts'
import styles from './outline.module.css'

const ROW = 28

interface OutlineProps {
  readonly rowHeight?: number
  /** Called when an element was picked to be edited. */
  readonly onPick?: () => void
}

/** Shows the fields of a block, with the focus in the first one. */
function openFields({ store, registry, focused }: Workbench, id: string): void {
  const schema = registry.types.get(store.block(id)?.type ?? '')?.manifest.props
  const [first] = schema ? readSchema(schema).fields : []
  if (first) focused.set({ blockId: id, pointer: pointerTo('', first.name) })
}

/** The rows in sight. The one that has the keys is always among them: the tree grid points to it. */
const withRow = (row: number) => (range: Range) =>
  row < 0 ? defaultRangeExtractor(range) : [...new Set([...defaultRangeExtractor(range), row])].toSorted((one, other) => one - other)

function useOutline(onPick?: () => void) {
  const bench = useWorkbench()
  const rows = useRows()
  const { pick, goTo, now, ids, cursor } = useWalk(rows.lines)
  const { fold } = rows
  const [renamed, setRenamed] = useState<string | null>(null)
  const tree = useRef<HTMLDivElement>(null)
  // The same object while the rows are the same ones: a row is rendered again for itself alone.
  const acts: RowActs = useMemo(
    () => ({
      pick: (id, way) => {
        pick(id, way)
        bench.side.set('inspector')
        if (way === 'alone') onPick?.()
      },
      fold,
      openMenu: (id, at) => openBlockMenu(bench, id, at),
      rename: (id) => {
        pick(id, 'alone')
        setRenamed(id)
      },
      endRename: (by) => {
        setRenamed(null)
        if (by === 'key') tree.current?.focus({ preventScroll: true })
      },
    }),
    [bench, pick, fold, onPick],
  )
  const move = (answer: OutlineMove) => {
    if ('fold' in answer) fold(answer.fold, answer.isFolded)
    else if ('toggle' in answer) pick(answer.toggle, 'toggle')
    else if ('rename' in answer) acts.rename(answer.rename)
    else if ('open' in answer) {
      acts.pick(answer.open, 'alone')
      openFields(bench, answer.open)
    } else if (answer.way === 'apart') goTo(answer.go)
    else pick(answer.go, answer.way)
  }
  const onKeyDown = useOutlineKeys(() => ({ ...rows, cursor: now().cursor }), move)
  return { ...rows, ids, cursor, renamed, tree, acts, onKeyDown }
}

/** The outline of the page: its elements as a tree grid. Only the rows in sight are mounted. */
export function Outline({ rowHeight = ROW, onPick }: OutlineProps) {
  const text = useComposerText()
  const findings = useFindings()
  const { items, folded, ids, cursor, renamed, tree, acts, onKeyDown } = useOutline(onPick)
  const scroller = useRef<HTMLDivElement>(null)
  const selected = new Set(ids)
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
  // The tree grid holds the focus: a pressed row would take it, and lose it when it is scrolled away.
  const holdFocus = (event: MouseEvent) => {
    if (event.target instanceof HTMLInputElement) return
    event.preventDefault()
    tree.current?.focus({ preventScroll: true })
  }
  // The menu key has the tree grid as its target, a pointer has a row.
  const openByKey = (event: MouseEvent) => {
    if (event.target !== event.currentTarget || cursor === null) return
    event.preventDefault()
    const { left, bottom } = document.getElementById(rowId(cursor))?.getBoundingClientRect() ?? event.currentTarget.getBoundingClientRect()
    acts.openMenu(cursor, { x: left, y: bottom, isOnOutline: true })
  }
  return (
    <>
      <div ref={scroller} className={styles.scroller}>
        <div
          ref={tree}
          role="treegrid"
          aria-multiselectable="true"
          aria-label={text('composer.outline')}
          aria-rowcount={items.length}
          tabIndex={0}
          aria-activedescendant={cursorAt < 0 || cursor === null ? undefined : rowId(cursor)}
          className={styles.tree}
          style={{ height: rows.getTotalSize() }}
          onKeyDown={onKeyDown}
          onMouseDown={holdFocus}
          onContextMenu={openByKey}
        >
          {rows.getVirtualItems().map(({ index, start }) => {
            const item = items[index]
            const id = item?.line.id ?? ''
            return (
              item && (
                <OutlineRow
                  key={id}
                  item={item}
                  number={index + 1}
                  top={start}
                  height={rowHeight}
                  isSelected={selected.has(id)}
                  isCursor={id === cursor}
                  isFolded={folded.has(id)}
                  isRenamed={id === renamed}
                  finding={findings.get(id)?.[0]}
                  acts={acts}
                />
              )
            )
          })}
        </div>
        {items.length === 0 && <p className={styles.none}>{text('composer.outline.empty')}</p>}
      </div>
      <OutlineFoot />
    </>
  )
}
