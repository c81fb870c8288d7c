/** Makes a line round a block, hidden until it is laid. */
export function boxOf(page: Document, kind: string, ...inner: readonly Node[]): HTMLElement {
  const box = page.createElement('div')
  box.className = `box ${kind}`
  box.hidden = true
  box.append(...inner)
  return box
}

/** Lays a box over a rectangle, or hides it without one. */
export function layBox(box: HTMLElement, rect: DOMRect | null): void {
  // Each write of an attribute costs the frame a restyle, also one of the same value.
  if (box.hidden !== (rect === null)) box.hidden = rect === null
  if (!rect) return
  const { style } = box
  style.setProperty('left', `${rect.left}px`)
  style.setProperty('top', `${rect.top}px`)
  style.setProperty('width', `${rect.width}px`)
  style.setProperty('height', `${rect.height}px`)
}
