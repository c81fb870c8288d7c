import type { TableProps } from '#schemas/generated/block-props.ts'

/** The cells of a row, as many as there are columns. */
export type Row = readonly string[]

/** The rows of a table, each with as many cells as there are columns, the total apart. */
export function rowsOf({ columns, rows, totalRow }: Pick<TableProps, 'columns' | 'rows' | 'totalRow'>): { body: Row[]; total: Row | null } {
  const full = rows.map(({ cells }) => columns.map((_, index) => cells[index] ?? ''))
  const total = totalRow && full.length > 1 ? (full.at(-1) ?? null) : null
  return { body: total ? full.slice(0, -1) : full, total }
}
