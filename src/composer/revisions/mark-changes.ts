/** The elements that differ, by the ids of their blocks, and the one that is looked at. */
export interface MarkedChanges {
  readonly ids: readonly string[]
  readonly current: string | null
}

/** A block is a wrapper without a box of its own: its first element with one is marked. */
function boxOf(page: Document, id: string): HTMLElement | null {
  const block = page.querySelector(`[data-block="${CSS.escape(id)}"]`)
  const found = block && [block, ...block.querySelectorAll('*')].find((each) => each.getClientRects().length > 0)
  return found instanceof (page.defaultView?.HTMLElement ?? HTMLElement) ? found : null
}

/** Draws a line around the elements of a page that differ, a wide one around the current one. */
export function markChanges(page: Document, { ids, current }: MarkedChanges): void {
  for (const id of ids) {
    const box = boxOf(page, id)
    if (!box) continue
    box.style.outline = `${id === current ? 6 : 2}px solid #7a3fb0`
    box.style.outlineOffset = '-2px'
  }
}

/** Scrolls the first of the pages that has an element to it; the other page is scrolled in step. */
export function revealChange(pages: readonly Document[], id: string): void {
  for (const page of pages) {
    const box = boxOf(page, id)
    if (box) return box.scrollIntoView({ block: 'center', behavior: 'instant' })
  }
}

/** The change after or before another one; past the last one the first follows. */
export function nextChange(ids: readonly string[], current: string | null, by: 1 | -1): string | null {
  if (ids.length === 0) return null
  const at = current === null ? (by === 1 ? -1 : 0) : ids.indexOf(current)
  return ids[(at + by + ids.length) % ids.length] ?? null
}
