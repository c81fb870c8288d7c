import { useMemo, useRef, useState } from 'react'
import { pointerTo } from '#forms/pointer-to.ts'
import { readSchema } from '#forms/read-schema.ts'
import { openBlockMenu } from '#composer/acts/open-block-menu.ts'
import { openPaletteForSlot } from '#composer/palette/open-palette.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import type { EmptySlot } from './empty-slots.ts'
import type { OutlineItem } from './outline-items.ts'
import type { OutlineMove } from './outline-move.ts'
import type { RowActs } from './OutlineRow.tsx'
import { useOutlineKeys } from './use-outline-keys.ts'
import { useRows, useWalk } from './use-outline.ts'

/** Shows the fields of a block, with the focus in the first one. */
function openFields({ store, registry, focused }: Workbench, id: string): void {
  const schema = registry.types.get(store.block(id)?.type ?? '')?.manifest.props
  const [first] = schema ? readSchema(schema).fields : []
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
        setRenamed(id)
      },
      addTo: ({ parent, slot }) => {
        onPick?.()
        openPaletteForSlot(bench, parent, slot)
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
  // An empty slot is no block: its own is selected, and Enter and the space bar open the palette.
  const moveOnSlot = (answer: OutlineMove, slot: EmptySlot) => {
    if ('go' in answer) {
      if (answer.way === 'alone') bench.selection.select([slot.parent])
      goTo(answer.go)
    } else if (!('rename' in answer)) acts.addTo(slot)
  }
  const move = (answer: OutlineMove) => {
    const slot = slotOf(rows.items, answer)
    if (slot) moveOnSlot(answer, slot)
    else moveOnBlock(answer)
  }
  const onKeyDown = useOutlineKeys(() => ({ ...rows, cursor: now().cursor }), move)
  return { ...rows, ids, cursor, renamed, tree, acts, onKeyDown }
}

/** The empty slot whose row a key leads to or acts on; null where that is the row of a block. */
function slotOf(items: readonly OutlineItem[], answer: OutlineMove): EmptySlot | null {
  const id = Object.values(answer)[0]
  const item = items.find(({ line }) => line.id === id)
  return item && 'slot' in item ? item.slot : null
}
