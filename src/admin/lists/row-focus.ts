/** Parts that give the focus back by themselves to a control that is there. */
const OVERLAYS = '[role=dialog], [role=menu], [data-part="toasts"]'

/** Parts beside a list that act on its rows: the focus that goes there still belongs to the row. */
const BESIDE = `${OVERLAYS}, [data-beside-rows]`

/** The elements of a list that take the focus, one a row. */
export const rowsOf = (list: ParentNode | null): HTMLElement[] => [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]

/** True for the row itself and for everything in its line. */
export const isInRow = (row: HTMLElement, target: Element | null): boolean =>
  row === target || row.closest('tr, li')?.contains(target) === true

const keysOf = (rows: readonly HTMLElement[]) => rows.map(({ dataset }) => dataset['row'] ?? '')

/** The row that takes the place of one in the former order: itself, else the next one that is left, else the one before. */
export function rowInstead(order: readonly string[], row: string, left: ReadonlySet<string>): string | undefined {
  const at = order.indexOf(row)
  return [row, ...order.slice(at + 1), ...order.slice(0, at).reverse()].find((key) => left.has(key))
}

interface Place {
  readonly row: string
  /** The rows as they were while this one was there. */
  readonly order: readonly string[]
}

const hasNoFocus = () => document.activeElement === null || document.activeElement === document.body

/** True where the control that had the focus has gone with it. */
const isLost = (focused: Element | null) => hasNoFocus() && focused?.isConnected === false

function focusHeading(list: Element): void {
  const heading = (list.closest('main') ?? document).querySelector<HTMLElement>('h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus()
}

/** Leads the focus to the next row of a list when that of its row goes with an act, and to the heading of an empty list. The answer ends it. */
export function keepRowFocus(listNow: () => HTMLElement | null): () => void {
  let place: Place | null = null
  let focused: Element | null = null
  const forget = () => {
    place = null
  }
  const follow = ({ target }: Event) => {
    if (!(target instanceof Element)) return
    focused = target
    const rows = rowsOf(listNow())
    const row = rows.find((each) => isInRow(each, target))?.dataset['row']
    if (row !== undefined) place = { row, order: keysOf(rows) }
    else if (!target.closest(BESIDE)) forget()
  }
  const leave = ({ relatedTarget }: FocusEvent) => {
    const left = focused
    // Browsers differ in whether an element that goes loses the focus with an event.
    if (relatedTarget === null) queueMicrotask(() => left?.isConnected && hasNoFocus() && forget())
  }
  const check = () => {
    const list = listNow()
    if (!place || !list) return
    const rows = rowsOf(list)
    const keys = keysOf(rows)
    const isThere = keys.includes(place.row)
    if (isThere) place = { ...place, order: keys }
    if (!isLost(focused) || (isThere && focused?.closest(OVERLAYS))) return
    const key = rowInstead(place.order, place.row, new Set(keys))
    const next = rows.find(({ dataset }) => dataset['row'] === key) ?? rows[0]
    if (next) next.focus()
    else focusHeading(list)
  }
  const observer = new MutationObserver(check)
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', follow)
  document.addEventListener('focusout', leave)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', follow)
    document.removeEventListener('focusout', leave)
  }
}
