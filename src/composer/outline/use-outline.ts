import { useCallback, useMemo, useState } from 'react'
import { useCheckLines } from '#composer/checks/use-review.ts'
import { isPageDocument } from '#engine/draft/document/page-order.ts'
import { withFolds } from '#composer/commands/folding.ts'
import type { SelectionStore } from '#composer/store/selection-store.ts'
import { treeIndex } from '#composer/tree-index/tree-index.ts'
import { ValueStore } from '#engine/value-store.ts'
import { useLater } from '#composer/workbench/use-later.ts'
import { useStructureVersion, useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import { slotReader } from './empty-slots.ts'
import { faultCounts, isBlockItem, outlineItems, type OutlineItem } from './outline-items.ts'
import { rowText } from './search/row-text.ts'
import { isSought, soughtItems } from './search/sought-items.ts'
import { pickedIds, type Picked, type PickWay } from './picked-ids.ts'

/** The row that has the keys, and the one that a range begins at. */
interface Walk extends Picked {
  readonly cursor: string | null
}

const NO_FOLDS: ReadonlySet<string> = new Set()
const NO_SLOTS: ReturnType<ReturnType<typeof slotReader>> = new Map()

/** The rows of the outline, those that a search found, and the way to fold them. */
export function useRows() {
  const bench = useWorkbench()
  const { store, registry, folds, selection } = bench
  const isSearched = isSought(useValue(bench.sought))
  const version = useStructureVersion()
  const ownFolds = useValue(folds)
  // A search finds also what is folded away.
  const folded = isSearched ? NO_FOLDS : ownFolds
  const checks = useCheckLines()
  // The version stands for the document: only a change of a list makes the index stale.
  const index = useMemo(() => (version >= 0 ? treeIndex(store.document, registry) : null), [store, registry, version])
  const faults = useMemo(() => faultCounts(checks), [checks])
  const { may } = bench
  // An empty slot is a row for what can be added there.
  const readSlots = useMemo(() => (may === 'words' ? () => NO_SLOTS : slotReader(store, registry)), [store, registry, may])
  // A setting of a block opens and closes slots: each edit can change them.
  const slots = useLater(store.onHistory, readSlots)
  const regions = useMemo(() => (isPageDocument(store.document) ? [] : Object.keys(store.document.regions)), [store])
  const all = useMemo(() => (index ? outlineItems(index, { folded, faults, slots, regions }) : []), [index, folded, faults, slots, regions])
  const { items, found } = useSoughtItems(all)
  const lines = useMemo(() => items.map(({ line }) => line), [items])
  const fold = useCallback(
    (id: string, isFolded: boolean) => {
      if (!index) return
      const after = withFolds(index, { folded: folds.get(), selection: selection.ids }, [id], isFolded)
      selection.select(after.selection)
      folds.set(after.folded)
    },
    [index, folds, selection],
  )
  return { items, lines, folded, fold, found }
}

/** The rows that hold what is sought. They follow the words that are typed on the page. */
function useSoughtItems(all: readonly OutlineItem[]): { readonly items: readonly OutlineItem[]; readonly found: readonly string[] | null } {
  const bench = useWorkbench()
  const { store, sought } = bench
  const query = useValue(sought)
  const isSearched = isSought(query)
  const whileSearched = useCallback(
    (listener: () => void) => (isSearched ? store.onHistory(listener) : () => undefined),
    [store, isSearched],
  )
  const document = useLater(whileSearched, () => (isSearched ? store.document : null))
  return useMemo(
    () => (document && isSought(query) ? soughtItems(all, (id) => rowText(bench, id), query) : { items: all, found: null }),
    [all, bench, query, document],
  )
}

const atMain = new WeakMap<readonly string[], Walk>()

/** The walk at the main block of a selection, where each walk begins. */
function walkFrom(ids: readonly string[]): Walk {
  const main = ids[0] ?? null
  const walk = atMain.get(ids) ?? { ids, cursor: main, anchor: main }
  atMain.set(ids, walk)
  return walk
}

function walkOn(selection: SelectionStore, items: readonly OutlineItem[], own: ValueStore<Walk | null>) {
  const blocks = items.filter(isBlockItem).map(({ line }) => line)
  const now = (): Walk => {
    const walk = own.get()
    // Another selection than the one that was made here begins at its own main block.
    return walk?.ids === selection.ids ? walk : walkFrom(selection.ids)
  }
  const pick = (id: string, way: PickWay) => {
    const walk = now()
    selection.select(pickedIds(blocks, walk, id, way))
    own.set({ ids: selection.ids, cursor: id, anchor: way === 'range' ? (walk.anchor ?? id) : id })
  }
  return { now, pick, goTo: (cursor: string) => own.set({ ...now(), cursor }) }
}

/** The selected rows, and the row that has the keys: the main selected one until keys or clicks lead elsewhere. Keys read `now`, the rows follow. */
export function useWalk(items: readonly OutlineItem[]) {
  const { selection } = useWorkbench()
  const [own] = useState(() => new ValueStore<Walk | null>(null))
  const walk = useMemo(() => walkOn(selection, items, own), [selection, items, own])
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = [selection.subscribe(listener), own.subscribe(listener)]
      return () => {
        for (const end of ends) end()
      }
    },
    [selection, own],
  )
  return { ...walk, ...useLater(subscribe, walk.now) }
}
