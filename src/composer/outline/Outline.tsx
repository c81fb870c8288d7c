import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react'
import { Kbd } from '#kit/text/Kbd.tsx'
import { useFindings } from '#composer/findings/FindingNotes.tsx'
import { treeIndex, visibleLines } from '#composer/tree-index/tree-index.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useSelected, useStructureVersion, useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import type { MenuPoint } from '#composer/workbench/workbench.ts'
import { shortcutText } from '#composer/keys/shortcut-text.ts'
import { openBlockMenu } from '#composer/acts/open-block-menu.ts'
import { OutlineRow, rowId } from './OutlineRow.tsx'
import { outlineMove } from './outline-move.ts'
import { pickedIds, type PickWay } from './picked-ids.ts'
import styles from './outline.module.css'

const ROW = 28

function useOutline() {
  const { store, registry } = useWorkbench()
  const version = useStructureVersion()
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  // The version stands for the document: only a change of a list makes the index stale.
  const index = useMemo(() => (version >= 0 ? treeIndex(store.document, registry) : null), [store, registry, version])
  const lines = useMemo(() => (index ? visibleLines(index, folded) : []), [index, folded])
  const fold = (id: string, isFolded: boolean) => setFolded((former) => withFolded(former, id, isFolded))
  return { lines, folded, fold }
}

function withFolded(folded: ReadonlySet<string>, id: string, isFolded: boolean): ReadonlySet<string> {
  const next = new Set(folded)
  if (isFolded) next.add(id)
  else next.delete(id)
  return next
}

/** The outline of the page: its elements as a tree. Only the rows in sight are mounted. */
export function Outline({ rowHeight = ROW, onPick }: { readonly rowHeight?: number; readonly onPick?: () => void }) {
  const text = useComposerText()
  const bench = useWorkbench()
  const { selection, issues, side } = bench
  const selected = useSelected()
  const faulty = new Set(useValue(issues).map(({ blockId }) => blockId))
  const findings = useFindings()
  const { lines, folded, fold } = useOutline()
  const scroller = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({ count: lines.length, getScrollElement: () => scroller.current, estimateSize: () => rowHeight, overscan: 8 })
  const reveal = useEffectEvent((id: string | null) => {
    const at = lines.findIndex((line) => line.id === id)
    if (at >= 0) rows.scrollToIndex(at, { align: 'auto' })
  })
  useEffect(() => reveal(selected), [selected])
  const chosen = new Set(useSyncExternalStore(selection.subscribe, () => selection.ids))
  const pick = (id: string, way: PickWay = 'alone') => {
    selection.select(pickedIds(lines, selection.ids, id, way))
    side.set('inspector')
    onPick?.()
  }
  const openMenu = (id: string, at: MenuPoint) => openBlockMenu(bench, id, at)
  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const move = outlineMove(lines, folded, selected, event.key)
    if (!move) return
    event.preventDefault()
    if ('select' in move) pick(move.select, event.shiftKey ? 'range' : 'alone')
    else fold(move.fold, move.isFolded)
  }
  return (
    <>
      <div ref={scroller} className={styles.scroller}>
        <div
          role="tree"
          aria-multiselectable="true"
          aria-label={text('composer.outline')}
          tabIndex={0}
          aria-activedescendant={selected === null ? undefined : rowId(selected)}
          className={styles.tree}
          style={{ height: rows.getTotalSize() }}
          onKeyDown={press}
        >
          {rows.getVirtualItems().map(({ index, start }) => {
            const line = lines[index]
            return (
              line && (
                <OutlineRow
                  key={line.id}
                  line={line}
                  top={start}
                  height={rowHeight}
                  isSelected={chosen.has(line.id)}
                  isFolded={folded.has(line.id)}
                  hasFault={faulty.has(line.id)}
                  finding={findings.get(line.id)?.[0]}
                  onPick={pick}
                  onFold={fold}
                  onMenu={openMenu}
                />
              )
            )
          })}
        </div>
        {lines.length === 0 && <p className={styles.none}>{text('composer.outline.empty')}</p>}
      </div>
      <p className={styles.keys}>
        <Kbd>{shortcutText('Alt')}</Kbd>
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd>
        <span>{text('composer.outline.walk')}</span>
      </p>
    </>
  )
}
