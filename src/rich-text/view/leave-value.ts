/** A place for the caret. */
export interface CaretPlace {
  readonly node: Node
  readonly offset: number
}

/** The place before or behind a value of the site, on the side of a point; behind it without one. Null for a value that stands nowhere. */
export function besideValue(value: Element, x: number | null): CaretPlace | null {
  const { parentNode } = value
  if (!parentNode) return null
  const { left, width } = value.getBoundingClientRect()
  const index = [...parentNode.childNodes].indexOf(value)
  return { node: parentNode, offset: x !== null && x < left + width / 2 ? index : index + 1 }
}

/** Lets no click leave the caret inside of a value: it moves beside it before the first key, since what is typed inside is lost. */
export function keepCaretOut(value: Element): void {
  value.addEventListener('mouseup', (event) => {
    const selection = value.ownerDocument.getSelection()
    if (!selection?.isCollapsed || !value.contains(selection.anchorNode)) return
    const place = besideValue(value, (event as MouseEvent).clientX)
    if (place) selection.collapse(place.node, place.offset)
  })
}
