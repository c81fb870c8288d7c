import { findBlock } from '#engine/draft/document/find-block.ts'
import { besideGone } from '#composer/commands/block-beside.ts'
import type { LostText } from '#composer/conflicts/lost-text.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'

/** The needs of `keepSelection`. */
interface SelectionNeeds extends Pick<Workbench, 'store' | 'selection'> {
  /** True while a text or a field of the selected block has the caret. */
  readonly hasCaret: () => boolean
  /** Called at the removal of the block with the caret, before readers of the document hear of it. */
  readonly onLost: (lost: LostText) => void
}

/**
 * Selects the block beside selected ones that have gone without an act of this editor: another person has removed them, or a version was
 * brought back. What is added next would stand at the end of the page. Where the caret was in the block, nothing is selected: the next keys
 * would act on the block beside it. The answer of the function ends it.
 */
export function keepSelection({ store, selection, hasCaret, onLost }: SelectionNeeds): () => void {
  let known = store.document
  let shown = store.document
  let isAsked = false
  let isLost = false
  const look = () => {
    isAsked = false
    const wasLost = isLost
    isLost = false
    const before = known
    known = store.document
    const left = selection.ids.filter((id) => findBlock(known, id) !== null)
    if (left.length === selection.ids.length) return
    if (wasLost) return selection.select([])
    const beside = left.length > 0 ? null : besideGone(before, known, selection.ids)
    selection.select(beside === null ? left : [beside])
  }
  // The field leaves the window before its block is missed in the selection.
  const endCaret = store.onChange(({ cause, document }) => {
    const before = shown
    shown = document
    if (cause !== 'answer' || isLost || !hasCaret()) return
    const block = selection.ids.find((id) => findBlock(document, id) === null)
    if (block === undefined) return
    isLost = true
    onLost({ block, before })
  })
  const endStructure = store.onStructure(() => {
    // An act selects its blocks itself, once its change is made.
    if (!isAsked) queueMicrotask(look)
    isAsked = true
  })
  return () => {
    endCaret()
    endStructure()
  }
}
