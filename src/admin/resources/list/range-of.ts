/** The rows from one to another, both with them, in either direction; the other alone where the first is not among the rows. */
export function rangeOf<Row extends { readonly id: number }>(rows: readonly Row[], from: number | null, to: Row): readonly Row[] {
  const [start, end] = [rows.findIndex(({ id }) => id === from), rows.findIndex(({ id }) => id === to.id)]
  if (start === -1 || end === -1) return [to]
  return rows.slice(Math.min(start, end), Math.max(start, end) + 1)
}
