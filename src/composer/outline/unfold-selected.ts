import { idsAround } from '#engine/draft/document/ids-around.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'

/** Unfolds the blocks around the selected ones, so that the outline always shows them. The answer of the function ends it. */
export function unfoldSelected({ store, selection, folds }: Pick<Workbench, 'store' | 'selection' | 'folds'>): () => void {
  const unfold = () => {
    const folded = folds.get()
    if (folded.size === 0) return
    const around = new Set(selection.ids.flatMap((id) => idsAround(store.document, id)))
    const left = [...folded].filter((id) => !around.has(id))
    if (left.length < folded.size) folds.set(new Set(left))
  }
  const ends = [selection.subscribe(unfold), store.onStructure(unfold)]
  return () => ends.forEach((end) => end())
}
