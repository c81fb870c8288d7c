interface Line {
  readonly label: string
  readonly value: string
}

/** Names a cell for each line under its label. A label that another column or line has gets a number: no cell takes the place of another. */
export function answerCells(lines: readonly Line[], columns: readonly string[]): ReadonlyMap<string, string> {
  const cells = new Map<string, string>()
  for (const { label, value } of lines) {
    const isTaken = (name: string) => columns.includes(name) || cells.has(name)
    let [name, turn] = [label, 1]
    while (isTaken(name)) {
      turn += 1
      name = `${label} (${turn})`
    }
    cells.set(name, value)
  }
  return cells
}
