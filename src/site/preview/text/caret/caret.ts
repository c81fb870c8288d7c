import { besideValue, type CaretPlace } from '#rich-text/view/leave-value.ts'
import { placeBetween, type WordsAround } from './words-around.ts'

/** The place for the caret in a text: a count of characters from its start, its end, the point of a click, or all of it selected. */
export type Caret = number | 'end' | 'whole' | ClickedPlace

/** The point of a click, and the words that were there as the text was drawn: they may stand elsewhere once it is open. */
export interface ClickedPlace {
  readonly x: number
  readonly y: number
  readonly around?: WordsAround | null
}

/** The characters before the caret; null when it stands elsewhere. */
export function caretIn(element: HTMLElement): number | null {
  const selection = element.ownerDocument.getSelection()
  if (!selection?.focusNode || !element.contains(selection.focusNode)) return null
  const range = element.ownerDocument.createRange()
  range.selectNodeContents(element)
  range.setEnd(selection.focusNode, selection.focusOffset)
  return range.toString().length
}

/** Puts the caret into an element. */
export function putCaret(element: HTMLElement, caret: Caret): void {
  const selection = element.ownerDocument.getSelection()
  const place = placeOf(element, caret)
  if (typeof place === 'object') selection?.collapse(place.node, place.offset)
  else {
    selection?.selectAllChildren(element)
    if (place === 'end') selection?.collapseToEnd()
  }
}

/** The place in an element that a caret means: its end where the element has no such place. */
export function placeOf(element: HTMLElement, caret: Caret): CaretPlace | 'end' | 'whole' {
  if (caret === 'whole') return caret
  const found = typeof caret === 'object' ? placeAtPoint(element, caret) : typeof caret === 'number' ? placeAt(element, caret) : null
  return found ? outOfValue(element, found, caret) : 'end'
}

/** A place beside the value of the site that it falls into: nothing can be typed inside of one. */
function outOfValue(element: HTMLElement, place: CaretPlace, caret: Caret): CaretPlace {
  const around = place.node instanceof Element ? place.node : place.node.parentElement
  const value = around?.closest('.canvas-value, [contenteditable=false]') ?? null
  if (!value || value === element || !element.contains(value)) return place
  return besideValue(value, typeof caret === 'object' ? caret.x : null) ?? place
}

function placeAtPoint(element: HTMLElement, { x, y, around }: ClickedPlace): CaretPlace | null {
  const place = around ? placeBetween(element, around) : null
  if (place) return place
  const found = element.ownerDocument.caretPositionFromPoint(x, y)
  return found && element.contains(found.offsetNode) ? { node: found.offsetNode, offset: found.offset } : null
}

function placeAt(element: HTMLElement, characters: number): CaretPlace | null {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let left = characters
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    if (left <= text.length) return { node: text, offset: left }
    left -= text.length
  }
  return null
}
