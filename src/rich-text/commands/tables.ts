import { Fragment, type Node, type ResolvedPos, type Schema } from 'prosemirror-model'
import type { Command, EditorState, Transaction } from 'prosemirror-state'
import type { Attributes } from '#rich-text/document/elements.ts'
import { caretInto, depthOf } from './blocks.ts'

const CELLS = ['td', 'th']

/** A table of a text with the cell at the caret. */
export interface CellPlace {
  readonly table: Node
  /** Position of the table. */
  readonly start: number
  readonly row: Node
  readonly rowStart: number
  /** Place of the cell in its row. */
  readonly column: number
}

/** The table and the cell around a position; null outside of a table. */
export function cellPlace($position: ResolvedPos): CellPlace | null {
  const cell = depthOf($position, CELLS)
  const table = depthOf($position, ['table'])
  const row = depthOf($position, ['tr'])
  if (cell === null || row === null || table === null || row < table) return null
  return {
    table: $position.node(table),
    start: $position.before(table),
    row: $position.node(row),
    rowStart: $position.before(row),
    column: $position.index(row),
  }
}

/** True when the caret is in a table. */
export const isInTable = ({ selection }: EditorState): boolean => cellPlace(selection.$from) !== null

/** A row with its position in the document. */
export interface PlacedRow {
  readonly node: Node
  readonly position: number
}

/** The rows of a table in their order. */
export function rowsOf({ table, start }: Pick<CellPlace, 'table' | 'start'>): PlacedRow[] {
  const rows: PlacedRow[] = []
  table.descendants((node, offset) => {
    if (node.type.name === 'tr') rows.push({ node, position: start + 1 + offset })
    return node.type.name !== 'tr'
  })
  return rows
}

/** True for a table with a cell that covers several: a new cell would no longer meet the others. */
export function hasSpans({ table }: Pick<CellPlace, 'table'>): boolean {
  let found = false
  table.descendants((node) => {
    if (CELLS.includes(node.type.name)) found ||= (node.attrs['attributes'] as Attributes).some(([name]) => name.endsWith('span'))
  })
  return found
}

type Change = (tr: Transaction, place: CellPlace) => Transaction | null

const onTable =
  (change: Change, needsPlainCells = true): Command =>
  (state, dispatch) => {
    const place = cellPlace(state.selection.$from)
    if (!place || (needsPlainCells && hasSpans(place))) return false
    const tr = change(state.tr, place)
    if (tr) dispatch?.(tr.scrollIntoView())
    return tr !== null
  }

/** An empty cell with the attributes of another. */
export const emptyCell = (like: Node): Node | null => like.type.createAndFill({ attributes: like.attrs['attributes'] as Attributes })

/** The position of a cell of a row. */
export function cellStart({ node, position }: PlacedRow, column: number): number {
  let start = position + 1
  for (let index = 0; index < column; index++) start += node.child(index).nodeSize
  return start
}

/** Adds a row of the same cells below that of the caret, of plain cells below a head. */
export const addRow: Command = onTable((tr, { row, rowStart, table }) => {
  const { schema } = row.type
  const $row = tr.doc.resolve(rowStart)
  const isHead = $row.parent.type.name === 'thead'
  const cells = row.children.map((cell) => (isHead ? (schema.nodes['td']?.createAndFill() ?? null) : emptyCell(cell)))
  const added = row.type.create(
    null,
    cells.filter((cell) => cell !== null),
  )
  const body = table.children.findIndex(({ type }) => type.name === 'tbody')
  if (!isHead || body === -1) return caretInto(tr.insert(rowStart + row.nodeSize, added), rowStart + row.nodeSize + 1)
  const position = $row.posAtIndex(body, $row.depth - 1) + 1
  return caretInto(tr.insert(position, added), position + 1)
})

/** Adds a column at the right of that of the caret. */
export const addColumn: Command = onTable((tr, place) => {
  for (const placed of rowsOf(place).toReversed()) {
    const like = placed.node.maybeChild(Math.min(place.column, placed.node.childCount - 1))
    const cell = like && emptyCell(like)
    if (cell) tr.insert(cellStart(placed, Math.min(place.column + 1, placed.node.childCount)), cell)
  }
  return tr
})

/** Removes the row of the caret; with the last row the table goes. */
export const removeRow: Command = onTable((tr, place) => {
  if (rowsOf(place).length === 1) return withoutTable(tr, place)
  const $row = tr.doc.resolve(place.rowStart)
  // A head or a foot without rows goes too.
  const isOnly = $row.parent.childCount === 1
  const from = isOnly ? $row.before() : place.rowStart
  return tr.delete(from, from + (isOnly ? $row.parent.nodeSize : place.row.nodeSize))
})

/** Removes the column of the caret; with the last column the table goes. */
export const removeColumn: Command = onTable((tr, place) => {
  const rows = rowsOf(place)
  if (rows.every(({ node }) => node.childCount <= 1)) return withoutTable(tr, place)
  for (const placed of rows.toReversed()) {
    const cell = placed.node.maybeChild(place.column)
    const start = cellStart(placed, Math.min(place.column, placed.node.childCount))
    if (cell && placed.node.childCount > 1) tr.delete(start, start + cell.nodeSize)
  }
  return tr
})

const withoutTable = (tr: Transaction, { start, table }: CellPlace) => tr.delete(start, start + table.nodeSize)

/** Removes the table around the caret. */
export const removeTable: Command = onTable(withoutTable, false)

function newTable({ nodes }: Schema, columns: number, rows: number): Node | null {
  const { table, thead, tbody, tr, th, td } = nodes
  if (!table || !thead || !tbody || !tr || !th || !td) return null
  const rowOf = (cell: () => Node | null) =>
    tr.create(null, Fragment.from(Array.from({ length: columns }, cell).filter((made) => made !== null)))
  const head = thead.create(
    null,
    rowOf(() => th.createAndFill({ attributes: [['scope', 'col']] })),
  )
  const body = Array.from({ length: rows }, () => rowOf(() => td.createAndFill()))
  return table.create(null, [head, tbody.create(null, body)])
}

/** Inserts a table with a head; the caret goes into its first cell. */
export function insertTable(columns: number, rows: number): Command {
  return (state, dispatch) => {
    const table = newTable(state.schema, columns, rows)
    if (!table || isInTable(state)) return false
    const tr = state.tr.replaceSelectionWith(table)
    const starts: number[] = []
    tr.doc.descendants((node, position) => {
      if (node === table) starts.push(position)
    })
    const [start] = starts
    if (start === undefined) return false
    dispatch?.(caretInto(tr, start + 4))
    return true
  }
}
