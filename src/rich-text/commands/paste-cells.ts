import type { Node } from 'prosemirror-model'
import type { Command, Transaction } from 'prosemirror-state'
import { caretInto } from './blocks.ts'
import { cellPlace, cellStart, emptyCell, hasSpans, rowsOf, type CellPlace } from './tables.ts'

/** Puts the cells of a table into the cells from the caret on, as a spreadsheet does; rows and columns that are missing are added. */
export function pasteCells(pasted: Node): Command {
  return (state, dispatch) => {
    const place = cellPlace(state.selection.$from)
    const cells = rowsOf({ table: pasted, start: 0 }).map(({ node }) => node.children)
    if (!place || cells.length === 0 || hasSpans(place) || hasSpans({ table: pasted })) return false
    const tr = withCells(state.tr, place, cells)
    dispatch?.(tr.scrollIntoView())
    return true
  }
}

function withCells(tr: Transaction, place: CellPlace, cells: readonly (readonly Node[])[]): Transaction {
  const rows = rowsOf(place)
  const first = rows.findIndex(({ position }) => position === place.rowStart)
  const width = Math.max(...rows.map(({ node }) => node.childCount), ...cells.map(({ length }) => place.column + length))
  const last = rows.at(-1)
  const missing = last ? Array.from({ length: Math.max(0, first + cells.length - rows.length) }, () => emptyRow(last.node)) : []
  const made = [...rows.map(({ node }) => node), ...missing].map((row, index) =>
    filledRow(row, { width, from: place.column, cells: cells[index - first] ?? [] }),
  )
  // From the end on, so that the positions of the rows before stay true.
  if (last) tr.insert(last.position + last.node.nodeSize, made.slice(rows.length))
  for (const [index, { node, position }] of [...rows.entries()].toReversed()) {
    const row = made[index]
    if (row) tr.replaceWith(position, position + node.nodeSize, row)
  }
  const table = tr.doc.nodeAt(place.start)
  const row = table && rowsOf({ table, start: place.start })[first]
  return row ? caretInto(tr, cellStart(row, place.column) + 1) : tr
}

const emptyRow = (like: Node): Node =>
  like.type.create(
    like.attrs,
    like.children.flatMap((cell) => emptyCell(cell) ?? []),
  )

interface Filling {
  readonly width: number
  /** The column of the first pasted cell. */
  readonly from: number
  readonly cells: readonly Node[]
}

function filledRow(row: Node, { width, from, cells }: Filling): Node {
  const like = row.lastChild
  const added = like ? Array.from({ length: Math.max(0, width - row.childCount) }, () => emptyCell(like)) : []
  const all = [...row.children, ...added.filter((cell) => cell !== null)]
  return row.type.create(
    row.attrs,
    all.map((cell, index) => {
      const pasted = cells[index - from]
      return pasted ? cell.type.create(cell.attrs, pasted.content) : cell
    }),
  )
}
