/** The controls that show another part of the page, which a click works besides selecting their block. */
const OPENERS = '[role="tab"], summary'

const openerAt = (target: EventTarget | null): Element | null => (target instanceof Element ? target.closest(OPENERS) : null)

/** True in a tab or a summary. */
export const isOpener = (target: EventTarget | null): boolean => openerAt(target) !== null

/** True in a tab or a summary whose part is not shown: a click shows it, and the next one is for its words. */
export function isClosed(target: EventTarget | null): boolean {
  const opener = openerAt(target)
  if (!opener) return false
  const around = opener.parentElement
  return around instanceof HTMLDetailsElement ? !around.open : opener.getAttribute('aria-selected') !== 'true'
}
