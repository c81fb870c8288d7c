/** The place for the caret in a text: a count of characters from its start, its end, the point of a click, or all of it selected. */
export type Caret = number | 'end' | 'whole' | { readonly x: number; readonly y: number }

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
  const found = typeof caret === 'object' ? placeAtPoint(element, caret) : typeof caret === 'number' ? placeAt(element, caret) : null
  const place = found && outOfValue(element, found, caret)
  if (place) selection?.collapse(place.node, place.offset)
  else {
    selection?.selectAllChildren(element)
    if (caret !== 'whole') selection?.collapseToEnd()
  }
}

interface CaretPlace {
  readonly node: Node
  readonly offset: number
}

/** A place beside the value of the site that it falls into: nothing can be typed inside of one. */
function outOfValue(element: HTMLElement, place: CaretPlace, caret: Caret): CaretPlace {
  const around = place.node instanceof Element ? place.node : place.node.parentElement
  const value = around?.closest('.canvas-value, [contenteditable=false]') ?? null
  if (!value?.parentNode || value === element || !element.contains(value)) return place
  const { left, width } = value.getBoundingClientRect()
  const isBefore = typeof caret === 'object' && caret.x < left + width / 2
  const index = [...value.parentNode.childNodes].indexOf(value)
  return { node: value.parentNode, offset: isBefore ? index : index + 1 }
}

function placeAtPoint(element: HTMLElement, { x, y }: { readonly x: number; readonly y: number }): CaretPlace | null {
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
