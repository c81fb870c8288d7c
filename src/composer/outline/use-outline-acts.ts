import { useMemo, useRef, useState } from 'react'
import type { Container } from '#engine/draft/document/edited-document.ts'
import { pointerTo } from '#forms/pointer-to.ts'
import { isOffered } from '#composer/acts/offered.ts'
import { openBlockMenu } from '#composer/acts/open-block-menu.ts'
import { ownTree } from '#composer/inspector/words-tree.ts'
import { openPalette, openPaletteFor } from '#composer/palette/open-palette.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import { listOfItem, type OutlineItem } from './outline-items.ts'
import type { OutlineMove } from './outline-move.ts'
import type { RowActs } from './OutlineRow.tsx'
import { useOutlineKeys } from './use-outline-keys.ts'
import { useRows, useWalk } from './use-outline.ts'

/** Shows the fields of a block, with the focus in the first one. */
function openFields({ store, registry, focused, may }: Workbench, id: string): void {
  const [first] = ownTree({ may }, registry.types.get(store.block(id)?.type ?? '')?.manifest).fields
  if (first) focused.set({ blockId: id, pointer: pointerTo('', first.name) })
}

/** The rows of the outline, and all that a person does on them by pointer and by keys. */
export function useOutline(onPick?: () => void) {
  const bench = useWorkbench()
  const rows = useRows()
  const { pick, goTo, now, ids, cursor } = useWalk(rows.items)
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
        if (isOffered(bench, 'rename')) setRenamed(id)
      },
      addTo: (list) => {
        onPick?.()
        openPaletteFor(bench, list)
      },
      addNear: (id) => {
        onPick?.()
        pick(id, 'alone')
        openPalette(bench)
      },
      endRename: (by) => {
        setRenamed(null)
        if (by === 'key') tree.current?.focus({ preventScroll: true })
      },
    }),
    [bench, pick, fold, onPick],
  )
  const moveOnBlock = (answer: OutlineMove) => {
    if ('fold' in answer) fold(answer.fold, answer.isFolded)
    else if ('toggle' in answer) pick(answer.toggle, 'toggle')
    else if ('rename' in answer) acts.rename(answer.rename)
    else if ('open' in answer) {
      acts.pick(answer.open, 'alone')
      openFields(bench, answer.open)
    } else if (answer.way === 'apart') goTo(answer.go)
    else pick(answer.go, answer.way)
  }
  // A list is no block: the block of a slot is selected, and Enter and the space bar open the palette.
  const moveOnList = (answer: OutlineMove, list: Container) => {
    if ('go' in answer) {
      if (answer.way === 'alone') bench.selection.select('parent' in list ? [list.parent] : [])
      goTo(answer.go)
    } else if (!('rename' in answer)) acts.addTo(list)
  }
  const move = (answer: OutlineMove) => {
    const list = listOf(rows.items, answer)
    if (list) moveOnList(answer, list)
    else moveOnBlock(answer)
  }
  const onKeyDown = useOutlineKeys(() => ({ ...rows, cursor: now().cursor }), move)
  return { ...rows, ids, cursor, renamed, tree, acts, onKeyDown }
}

/** The list whose row a key leads to or acts on; null where that is the row of a block. */
function listOf(items: readonly OutlineItem[], answer: OutlineMove): Container | null {
  const id = Object.values(answer)[0]
  return listOfItem(items.find(({ line }) => line.id === id))
}
