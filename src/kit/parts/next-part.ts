/** The parts of a screen in their order, each with the controls that take the focus in it: the first one that is shown. */
export type ScreenParts = readonly (readonly string[])[]

const TOASTS = '[data-part="toasts"]'
const OFFERED = `${TOASTS} [data-offered]`

/** Toasts whose act has had the focus by F6. */
const visited = new WeakSet<Element>()
/** The control that had the focus before F6 led to a toast. */
let former: Element | null = null

/** False for what a small window leaves out, such as the places at the side. */
function isShown(element: Element): boolean {
  for (let each: Element | null = element; each !== null; each = each.parentElement)
    if (getComputedStyle(each).display === 'none') return false
  return true
}

/** Gives the focus to the act of a toast that it has not led to; false where there is none. */
function focusOffer(): boolean {
  const offer = document.querySelector<HTMLElement>(OFFERED)
  if (offer === null || visited.has(offer) || offer.closest(TOASTS)?.contains(document.activeElement)) return false
  visited.add(offer)
  former = document.activeElement
  offer.focus()
  return true
}

/** Leads back from a toast to the control that had the focus before; false where there is no way back. */
function focusFormer(): boolean {
  const back = former
  former = null
  if (!(back instanceof HTMLElement) || back === document.body || !back.isConnected) return false
  if (!document.activeElement?.closest(TOASTS)) return false
  back.focus({ preventScroll: true })
  return true
}

interface Start {
  readonly part: Element
  readonly control: HTMLElement
}

function startIn(around: ParentNode, selectors: readonly string[]): Start | undefined {
  const control = selectors.flatMap((selector) => [...around.querySelectorAll<HTMLElement>(selector)]).find(isShown)
  return control && { part: control.closest('[data-part]') ?? control, control }
}

/** The start of each part. While a dialog is open there are only the dialog and the toasts. */
function startsOf(parts: ScreenParts): Start[] {
  const dialog = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].findLast(isShown)
  const inDialog = dialog && startIn(dialog, ['[data-autofocus], button, input, textarea, select, a[href]'])
  const starts = inDialog && dialog ? [{ ...inDialog, part: dialog }] : parts.map((selectors) => startIn(document, selectors))
  return [...starts, startIn(document, [`${TOASTS} button`])].filter((start) => start !== undefined)
}

/**
 * Leads the focus to the next part of the screen that is there, or to the one before; the toasts are the last part. An act that a toast has
 * just offered comes first, since it is gone soon; the next press leads back to the control before it.
 */
export function focusNextPart(parts: ScreenParts, by: 1 | -1): void {
  if (focusOffer() || focusFormer()) return
  const starts = startsOf(parts)
  const here = starts.findIndex(({ part }) => part.contains(document.activeElement))
  const next = here < 0 ? starts.at(by === 1 ? 0 : -1) : starts.at((here + by) % starts.length)
  next?.control.focus()
}
