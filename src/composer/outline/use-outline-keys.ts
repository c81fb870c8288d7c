import { useRef, type KeyboardEvent } from 'react'
import { comboOf } from '#schemas/composer/key-combo.ts'
import { actFor } from '#composer/acts/acts.ts'
import { summaryOf } from '#composer/block-types/block-words.ts'
import { nameOf } from '#composer/commands/selected-block.ts'
import { chosenKeys, isChosen } from '#composer/keys/run-combo.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import { outlineMove, type OutlineMove, type OutlineState } from './outline-move.ts'
import { rowByLetters, typedOn, type Typed } from './type-ahead.ts'

/** Listens to the keys of the outline: those of a tree grid, and letters that lead to a name. */
export function useOutlineKeys(read: () => OutlineState, onMove: (move: OutlineMove) => void): (event: KeyboardEvent) => void {
  const { store, registry, pickers } = useWorkbench()
  const typed = useRef<Typed>({ letters: '', at: 0 })
  const wordsOf = (id: string) => {
    const block = store.block(id)
    return block ? [nameOf({ document: store.document, registry }, id), summaryOf(registry, block, pickers.values)] : []
  }
  const typeOn = (event: KeyboardEvent): boolean => {
    const combo = comboOf(event) ?? ''
    const next = typedOn(typed.current, event, actFor(combo) !== null && isChosen(combo, chosenKeys()))
    if (!next) return false
    typed.current = next
    if (next.isOfAct === true) return false
    const state = read()
    const ids = state.lines.map(({ id }) => id)
    const found = rowByLetters(ids, wordsOf, state.cursor, next.letters)
    if (found !== null) onMove({ go: found, way: 'alone' })
    return true
  }
  const move = (event: KeyboardEvent): boolean => {
    const answer = outlineMove(read(), event)
    if (answer) onMove(answer)
    return answer !== null
  }
  return (event) => {
    if (!event.nativeEvent.isComposing && (typeOn(event) || move(event))) event.preventDefault()
  }
}
