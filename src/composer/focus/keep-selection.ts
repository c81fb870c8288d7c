import { findBlock } from '#engine/draft/document/find-block.ts'
import { besideGone } from '#composer/commands/block-beside.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'

/**
 * Selects the block beside selected ones that have gone without an act of this editor: another person has removed them, or a version was
 * brought back. What is added next would stand at the end of the page. The answer of the function ends it.
 */
export function keepSelection({ store, selection }: Pick<Workbench, 'store' | 'selection'>): () => void {
  let known = store.document
  let isAsked = false
  const look = () => {
    isAsked = false
    const before = known
    known = store.document
    const left = selection.ids.filter((id) => findBlock(known, id) !== null)
    if (left.length === selection.ids.length) return
    const beside = left.length > 0 ? null : besideGone(before, known, selection.ids)
    selection.select(beside === null ? left : [beside])
  }
  const end = store.onStructure(() => {
    // An act selects its blocks itself, once its change is made.
    if (!isAsked) queueMicrotask(look)
    isAsked = true
  })
  return end
}
