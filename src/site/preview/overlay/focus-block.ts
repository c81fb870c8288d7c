import { elementOfBlock } from './block-element.ts'

/** Gives the focus to the element of a block, where keys act on the block. The page stays as it is drawn: the mark goes with the focus. */
export function focusBlock(page: Document, id: string | null): void {
  const element = id === null ? null : elementOfBlock(page, id)
  if (!element || element === page.activeElement) return
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll: true })
}

/** True while nothing on the page has the focus, though the window of the page has it. */
export const isFocusLost = (page: Document): boolean =>
  page.hasFocus() && (page.activeElement === null || page.activeElement === page.body || page.activeElement === page.documentElement)
