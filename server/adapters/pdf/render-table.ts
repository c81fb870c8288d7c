import { paperMargin, type Paper } from './pdf-document.ts'
import { beginPart, drawArtifact, textHeight, writeText, type PaperPart, type TextStyle } from './render-text.ts'

/** A table column in points. */
export interface TableColumn {
  readonly title: string
  readonly width: number
  readonly align?: 'left' | 'right'
}

/** The text of a cell, with a note in small type. */
export interface TableCell {
  readonly text: string
  readonly details?: readonly string[]
}

/** A table to render. */
export interface TableToWrite {
  readonly columns: readonly TableColumn[]
  readonly rows: readonly (readonly TableCell[])[]
  readonly y: number
  readonly rule: string
  readonly soft: string
  /** The height of the content below, which stays on one page with the last rows. */
  readonly tail?: number
}

const gap = 8
const textSize = 9
const smallSize = 7.5
const padding = 5
/** The number of rows that stay with the content below the table. */
const rowsOfTail = 2

/** Starts a new page when the height does not fit, and returns the position. */
export function ensureSpace(paper: Paper, y: number, height: number): number {
  if (y + height <= paper.page.maxY()) return y
  paper.addPage()
  return paperMargin
}

function drawRule(paper: Paper, y: number, { color, weight }: { color: string; weight: number }): void {
  drawArtifact(paper, () => {
    paper
      .moveTo(paperMargin, y)
      .lineTo(paper.page.width - paperMargin, y)
      .lineWidth(weight)
      .strokeColor(color)
      .stroke()
  })
}

/** A column with its position and text width. */
type Placed = TableColumn & { readonly x: number; readonly room: number }

function place(columns: readonly TableColumn[]): readonly Placed[] {
  let x = paperMargin
  return columns.map((column, index) => {
    const placed = { ...column, x, room: index === columns.length - 1 ? column.width : column.width - gap }
    x += column.width
    return placed
  })
}

const styleOf = ({ room, align = 'left' }: Placed, size: number): TextStyle => ({ size, align, width: room })

const styleOfTitle = (column: Placed) => ({ ...styleOf(column, smallSize), font: 'strong' }) as const

const heightOfHead = (paper: Paper, columns: readonly Placed[]): number =>
  Math.max(...columns.map((column) => textHeight(paper, column.title, styleOfTitle(column)))) + 3

/** Renders the column titles: tagged once, and repeated as artifacts on every page. */
function writeHead(table: PaperPart, columns: readonly Placed[], { y, soft, rule }: Pick<TableToWrite, 'y' | 'soft' | 'rule'>): number {
  const { paper } = table
  const end = y + heightOfHead(paper, columns)
  const row = beginPart(table, 'TR')
  for (const column of columns) writeText(row, 'TH', column.title, { ...styleOfTitle(column), color: soft, at: { x: column.x, y } })
  drawRule(paper, end, { color: rule, weight: 1 })
  return end
}

function heightOf(paper: Paper, columns: readonly Placed[], cells: readonly TableCell[]): number {
  const heights = columns.map((column, index) => {
    const { text = '', details = [] } = cells[index] ?? {}
    const small = details.map((detail) => textHeight(paper, detail, styleOf(column, smallSize)))
    return textHeight(paper, text, styleOf(column, textSize)) + small.reduce((sum, height) => sum + height, 0)
  })
  return Math.max(...heights) + 2 * padding
}

function writeRow(
  table: PaperPart,
  columns: readonly Placed[],
  cells: readonly TableCell[],
  { y, soft }: { y: number; soft: string },
): void {
  const row = beginPart(table, 'TR')
  for (const [index, column] of columns.entries()) {
    const { text = '', details = [] } = cells[index] ?? {}
    const style = styleOf(column, textSize)
    const cell = beginPart(row, 'TD')
    const strong = index === 0 ? ({ font: 'strong' } as const) : {}
    writeText(cell, 'P', text, { ...style, ...strong, at: { x: column.x, y: y + padding } })
    for (const detail of details) writeText(cell, 'P', detail, { ...styleOf(column, smallSize), color: soft })
  }
}

/** A higher row is split at the end of the page. */
const MAX_UNSPLIT_HEIGHT = 500

/** Renders a table over the full width and as many pages as needed without splitting rows, and returns its end. */
export function writeTable(within: PaperPart, { columns, rows, y, rule, soft, tail = 0 }: TableToWrite): number {
  const { paper } = within
  const table = beginPart(within, 'Table')
  const placed = place(columns)
  const heights = rows.map((cells) => heightOf(paper, placed, cells))
  const tailAt = Math.max(0, rows.length - rowsOfTail)
  const withTail = heights.slice(tailAt).reduce((sum, height) => sum + height, tail)
  const isKept = tail > 0 && withTail < MAX_UNSPLIT_HEIGHT
  const needs = heights.map((height, index) => (isKept && index === tailAt ? withTail : height))
  // The column titles stay with the first row.
  let top = writeHead(table, placed, { y: ensureSpace(paper, y, heightOfHead(paper, placed) + (needs[0] ?? 0)), soft, rule })
  for (const [index, cells] of rows.entries()) {
    const height = heights[index] ?? 0
    const start = index === 0 ? top : ensureSpace(paper, top, needs[index] ?? 0)
    top = start === top ? top : writeHead(table, placed, { y: start, soft, rule })
    writeRow(table, placed, cells, { y: top, soft })
    top += height
    drawRule(paper, top, { color: rule, weight: 0.5 })
  }
  return top
}
