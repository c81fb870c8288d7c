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
