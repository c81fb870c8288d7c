import { useMemo, useState } from 'react'
import { useCheckLines } from '#composer/checks/use-review.ts'
import { withFolds } from '#composer/commands/folding.ts'
import { treeIndex } from '#composer/tree-index/tree-index.ts'
import { useSelectedIds, useStructureVersion, useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import { faultCounts, outlineItems } from './outline-items.ts'
import { pickedIds, type Picked, type PickWay } from './picked-ids.ts'

/** The row that has the keys, and the one that a range begins at. */
interface Walk extends Picked {
  readonly cursor: string | null
}

/** The rows of the outline, and the way to fold them. */
export function useRows() {
  const { store, registry, folds, selection } = useWorkbench()
  const version = useStructureVersion()
  const folded = useValue(folds)
  const checks = useCheckLines()
  // The version stands for the document: only a change of a list makes the index stale.
  const index = useMemo(() => (version >= 0 ? treeIndex(store.document, registry) : null), [store, registry, version])
  const faults = useMemo(() => faultCounts(checks), [checks])
  const items = useMemo(() => (index ? outlineItems(index, folded, faults) : []), [index, folded, faults])
  const lines = useMemo(() => items.map(({ line }) => line), [items])
  const fold = (id: string, isFolded: boolean) => {
    if (!index) return
    const after = withFolds(index, { folded, selection: selection.ids }, [id], isFolded)
    selection.select(after.selection)
    folds.set(after.folded)
  }
  return { items, lines, folded, fold }
}

/** The selected rows, and the row that has the keys: the main selected one until keys or clicks lead elsewhere. */
export function useWalk(lines: ReturnType<typeof useRows>['lines']) {
  const { selection } = useWorkbench()
  const ids = useSelectedIds()
  const [own, setOwn] = useState<Walk | null>(null)
  const main = ids[0] ?? null
  // Another selection than the one that was made here begins at its own main block.
  const walk = own?.ids === ids ? own : { ids, cursor: main, anchor: main }
  const pick = (id: string, way: PickWay) => {
    selection.select(pickedIds(lines, walk, id, way))
    const anchor = way === 'range' ? (walk.anchor ?? id) : id
    setOwn({ ids: selection.ids, cursor: id, anchor })
  }
  return { ...walk, pick, goTo: (cursor: string) => setOwn({ ...walk, cursor }) }
}
