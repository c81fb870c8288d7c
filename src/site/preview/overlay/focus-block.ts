import { editedPart, elementOfBlock } from './block-element.ts'

/** The elements that have the focus for their block. */
const given = new WeakSet<Element>()

/**
 * Gives the focus to the element of a block, where keys act on the block; to the edited part of the page without one that is drawn. The
 * page stays as it is drawn: the mark goes with the focus.
 */
export function focusBlock(page: Document, id: string | null): void {
  const element = (id === null ? null : elementOfBlock(page, id)) ?? editedPart(page)
  if (!element || element === page.activeElement) return
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll: true })
  given.add(element)
}

/** True while nothing on the page has the focus, though the window of the page has it. */
const isFocusLost = ({ activeElement, body, documentElement }: Document): boolean =>
  activeElement === null || activeElement === body || activeElement === documentElement

/** The focus of a page on which a block is selected. */
export interface BlockFocus {
  /** Leads the focus that stands for a block to the one that is selected now. */
  readonly follow: () => void
  /** Gives a lost focus back. */
  readonly keep: () => void
}

/** Keeps the focus of a page on its selected block while no text and no control has it: the body of a page has no keys and no name. */
export function keepBlockFocus(page: Document, isFree: () => boolean, selected: () => string | null): BlockFocus {
  const give = (isOwn: (active: Element) => boolean) => {
    const { activeElement } = page
    const isOpen = isFocusLost(page) || (activeElement !== null && isOwn(activeElement))
    if (page.hasFocus() && isOpen && isFree()) focusBlock(page, selected())
  }
  const keep = () => give(() => false)
  page.defaultView?.addEventListener('focus', keep)
  return { follow: () => give((active) => given.has(active)), keep }
}
