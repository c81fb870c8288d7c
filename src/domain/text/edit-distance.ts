/** How many slips lie between two words: letters left out, put in or taken for others, and neighbours the wrong way round (optimal string alignment). */
export function editDistance(one: string, other: string): number {
  const [a, b] = [[...one], [...other]]
  // Each row holds the slips between a beginning of the one word and every beginning of the other.
  const rows = [[...Array(b.length + 1).keys()]]
  const slips = (row: number, column: number): number => rows[row]?.[column] ?? Infinity
  const swapped = (row: number, column: number): number =>
    a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1] ? slips(row - 2, column - 2) + 1 : Infinity
  for (let row = 1; row <= a.length; row += 1) {
    rows.push([row])
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = slips(row - 1, column - 1) + Number(a[row - 1] !== b[column - 1])
      rows[row]?.push(Math.min(replaced, slips(row - 1, column) + 1, slips(row, column - 1) + 1, swapped(row, column)))
    }
  }
  return slips(a.length, b.length)
}
