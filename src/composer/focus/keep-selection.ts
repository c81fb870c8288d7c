import { findBlock } from '#engine/draft/document/find-block.ts'
import { besideGone } from '#composer/commands/block-beside.ts'
import type { LostCaret } from '#composer/keys/lost-caret.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'

/** The needs of `keepSelection`. */
interface SelectionNeeds extends Pick<Workbench, 'store' | 'selection'> {
  /** True while a text or a field of the selected block has the caret. */
  readonly hasCaret: () => boolean
  readonly lostCaret: Pick<LostCaret, 'lose'>
}

/**
 * Selects the block beside selected ones that have gone without an act of this editor: another person has removed them, or a version was
 * brought back. What is added next would stand at the end of the page. Where the caret was in the block, nothing is selected: the next keys
 * would act on the block beside it. The answer of the function ends it.
 */
export function keepSelection({ store, selection, hasCaret, lostCaret }: SelectionNeeds): () => void {
  let known = store.document
  let isAsked = false
  let hadCaret = false
  const look = () => {
    isAsked = false
    const isWritten = hadCaret
    hadCaret = false
    const before = known
    known = store.document
    const left = selection.ids.filter((id) => findBlock(known, id) !== null)
    if (left.length === selection.ids.length) return
    if (isWritten) {
      selection.select([])
      return lostCaret.lose()
    }
    const beside = left.length > 0 ? null : besideGone(before, known, selection.ids)
    selection.select(beside === null ? left : [beside])
  }
  // The field leaves the window before its block is missed in the selection.
  const endCaret = store.onChange(({ cause }) => {
    if (cause === 'answer') hadCaret ||= hasCaret()
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
