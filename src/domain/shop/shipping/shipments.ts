/** So many units of a line of an order. */
export interface LineQuantity {
  readonly line: number
  readonly quantity: number
}

/** What left in one go: units of lines, and when the buyer had them. */
export interface Shipped {
  readonly lines: readonly LineQuantity[]
  readonly receivedAt: Date | null
}

/** Units of each line, every line named once. */
export function mergeUnits(lines: readonly LineQuantity[]): LineQuantity[] {
  return [...new Set(lines.map(({ line }) => line))].map((line) => ({ line, quantity: unitsOf(lines, line) }))
}

function unitsOf(quantities: readonly LineQuantity[], line: number): number {
  return quantities.reduce((sum, each) => sum + (each.line === line ? each.quantity : 0), 0)
}

/** What is still to leave of an order, line by line; a line that has left whole is not named. */
export function leftToShip(ordered: readonly LineQuantity[], shipments: readonly Shipped[]): readonly LineQuantity[] {
  const gone = shipments.flatMap(({ lines }) => lines)
  return ordered.map(({ line, quantity }) => ({ line, quantity: quantity - unitsOf(gone, line) })).filter(({ quantity }) => quantity > 0)
}

/** Whether so much can leave: something, and no more of any line than is left of it. */
export function canShip(ordered: readonly LineQuantity[], shipments: readonly Shipped[], asked: readonly LineQuantity[]): boolean {
  const left = leftToShip(ordered, shipments)
  return (
    asked.length > 0 &&
    asked.every(({ line, quantity }) => Number.isInteger(quantity) && quantity > 0 && unitsOf(asked, line) <= unitsOf(left, line))
  )
}

/** When the buyer had the last of the goods, from which the time to withdraw runs; null while something is still to come. */
export function lastReceipt(ordered: readonly LineQuantity[], shipments: readonly Shipped[]): Date | null {
  if (shipments.length === 0 || leftToShip(ordered, shipments).length > 0) return null
  const times = shipments.map(({ receivedAt }) => receivedAt?.getTime() ?? null)
  return times.includes(null) ? null : new Date(Math.max(...times.map((time) => time ?? 0)))
}
