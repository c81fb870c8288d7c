const MAIN = '.site-main'

/** The element of a block of the page; null when it is not drawn. */
export function elementOfBlock(page: ParentNode, id: string): HTMLElement | null {
  return page.querySelector<HTMLElement>(`${MAIN} [data-block="${CSS.escape(id)}"]`)
}

/** The innermost block of the page at an element; null beside all blocks and in the shell around the page. */
export function blockAt(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null
  const block = target.closest<HTMLElement>('[data-block]')
  return block?.closest(MAIN) ? (block.dataset['block'] ?? null) : null
}

/** The button of an empty slot at an element; null beside all of them. */
export function emptySlotAt(target: EventTarget | null): { readonly parent: string; readonly slot: string } | null {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-canvas-slot]') : null
  const { canvasParent: parent, canvasSlot: slot } = button?.dataset ?? {}
  return parent && slot ? { parent, slot } : null
}
