import { wholeNumber } from '#rich-text/paste/list-numbers.ts'

/** A table in two, each with the head and about half of the rows; null for one whose rows belong together. The caption and the foot stay once. */
export function halfTables(table: Element): [Element, Element] | null {
  const rows = rowsOf(table)
  const middle = rows.length / 2
  const [at] = placesBetween(rows).sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle))
  if (at === undefined) return null
  return [withRows(table, rows, { from: 0, to: at }), withRows(table, rows, { from: at, to: rows.length })]
}

/** The rows below the head: a first row of names is one. */
function rowsOf(table: Element): Element[] {
  const rows = [...table.querySelectorAll(':scope > tbody > tr, :scope > tr')]
  return headOf(table)?.localName === 'tr' ? rows.slice(1) : rows
}

function headOf(table: Element): Element | null {
  const head = table.querySelector(':scope > thead')
  const first = table.querySelector(':scope > tbody > tr, :scope > tr')
  return head ?? (first && [...first.children].every(({ localName }) => localName === 'th') ? first : null)
}

/** The places between rows over which no cell reaches. */
function placesBetween(rows: readonly Element[]): number[] {
  let reach = 0
  return rows.flatMap((row, index) => {
    const place = index > 0 && reach <= index ? [index] : []
    reach = Math.max(reach, ...[...row.children].map((cell) => index + (wholeNumber(cell.getAttribute('rowspan')) ?? 1)))
    return place
  })
}

interface Range {
  readonly from: number
  readonly to: number
}

function withRows(table: Element, rows: readonly Element[], { from, to }: Range): Element {
  const copy = table.cloneNode(false) as Element
  const body = table.ownerDocument.createElement('tbody')
  const head = headOf(table)
  const isFirst = from === 0
  // A head as long as its rows would come back in each part without an end.
  const isShort = (head?.outerHTML.length ?? 0) * 2 < table.outerHTML.length
  const headRow = head?.localName === 'tr' && (isFirst || isShort) ? [head.cloneNode(true)] : []
  body.append(...headRow, ...rows.slice(from, to).map((row) => row.cloneNode(true)))
  const parts = [...table.children].flatMap((part): Node[] => {
    if (part.localName === 'caption') return isFirst ? [part.cloneNode(true)] : []
    if (part.localName === 'thead') return isFirst || isShort ? [part.cloneNode(true)] : []
    if (part.localName === 'tfoot') return to === rows.length ? [part.cloneNode(true)] : []
    return part.localName === 'colgroup' ? [part.cloneNode(true)] : []
  })
  const foot = parts.findIndex((part) => part.nodeName === 'TFOOT')
  copy.append(...(foot === -1 ? [...parts, body] : [...parts.slice(0, foot), body, ...parts.slice(foot)]))
  return copy
}
