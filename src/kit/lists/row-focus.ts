/** Parts that give the focus back by themselves to a control that is there. */
const OVERLAYS = '[role=dialog], [role=menu], [data-part="toasts"]'

/** Parts beside a list that act on its rows: the focus that goes there still belongs to the row. */
const BESIDE = `${OVERLAYS}, [data-beside-rows]`

/** The elements of a list that take the focus, one a row. */
export const rowsOf = (list: ParentNode | null): HTMLElement[] => [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]

const lineOf = (row: Element): Element => row.closest('tr, li') ?? row

/** True for the row itself and for everything in its line. */
export const isInRow = (row: HTMLElement, target: Element | null): boolean => row === target || lineOf(row).contains(target)

const keysOf = (rows: readonly HTMLElement[]) => rows.map(({ dataset }) => dataset['row'] ?? '')

/** The row whose line holds this one, as the line of a note holds its answers. */
const rowAround = (row: HTMLElement) => lineOf(row).parentElement?.closest<HTMLElement>('[data-row]') ?? null

const beside = (rows: readonly HTMLElement[], row: HTMLElement): readonly HTMLElement[] => {
  const around = rowAround(row)
  return rows.filter((each) => rowAround(each) === around)
}

/** The row that takes the place of one in the former order: itself, else the next one that is left, else the one before. */
export function rowInstead(order: readonly string[], row: string, left: ReadonlySet<string>): string | undefined {
  const at = order.indexOf(row)
  return [row, ...order.slice(at + 1), ...order.slice(0, at).reverse()].find((key) => left.has(key))
}

interface Place {
  readonly row: string
  /** The rows beside this one, as they were while it was there. */
  readonly order: readonly string[]
  readonly around: string | undefined
}

const placeOf = (rows: readonly HTMLElement[], row: HTMLElement): Place => ({
  row: row.dataset['row'] ?? '',
  order: keysOf(beside(rows, row)),
  around: rowAround(row)?.dataset['row'],
})

/** True in a part that acts on the rows of a list, and not around it. */
function isBeside(list: Element | null, target: Element): boolean {
  const part = target.closest(BESIDE)
  return part !== null && !part.contains(list)
}

const hasNoFocus = () => document.activeElement === null || document.activeElement === document.body

/** True where the control that had the focus has gone with it. */
const isLost = (focused: Element | null) => hasNoFocus() && focused?.isConnected === false

function focusRow(list: Element, row: HTMLElement | undefined): void {
  if (row) return row.focus()
  const heading = (list.closest('[role=dialog], main') ?? document).querySelector<HTMLElement>('h1, h2')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus()
}

/**
 * Leads the focus to the next row of a list when that of its row goes with an act, to the row around it when it was the only one there, and to
 * the heading of an empty list. The answer ends it.
 */
export function keepRowFocus(listNow: () => HTMLElement | null): () => void {
  let place: Place | null = null
  let focused: Element | null = null
  const forget = () => {
    place = null
  }
  const follow = ({ target }: Event) => {
    if (!(target instanceof Element)) return
    focused = target
    const list = listNow()
    const rows = rowsOf(list)
    const row = rows.findLast((each) => isInRow(each, target))
    if (row) place = placeOf(rows, row)
    else if (!isBeside(list, target)) forget()
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
    const named = (key: string | undefined) => rows.find(({ dataset }) => dataset['row'] === key)
    const own = named(place.row)
    if (own) place = placeOf(rows, own)
    if (!isLost(focused) || (own && focused?.closest(OVERLAYS))) return
    const instead = rowInstead(place.order, place.row, new Set(keysOf(rows)))
    focusRow(list, named(instead) ?? named(place.around) ?? rows[0])
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
