/** A number of units of an order line. */
export interface LineQuantity {
  readonly line: number
  readonly quantity: number
}

/** A shipment: units of lines, and the instant of receipt by the buyer. */
export interface Shipped {
  readonly lines: readonly LineQuantity[]
  readonly receivedAt: Date | null
}

/** Merges quantities, so that every line occurs once. */
export function mergeUnits(lines: readonly LineQuantity[]): LineQuantity[] {
  return [...new Set(lines.map(({ line }) => line))].map((line) => ({ line, quantity: unitsOf(lines, line) }))
}

function unitsOf(quantities: readonly LineQuantity[], line: number): number {
  return quantities.reduce((sum, each) => sum + (each.line === line ? each.quantity : 0), 0)
}

/** Returns the unshipped units of an order by line, without complete lines. */
export function leftToShip(ordered: readonly LineQuantity[], shipments: readonly Shipped[]): readonly LineQuantity[] {
  const gone = shipments.flatMap(({ lines }) => lines)
  return ordered.map(({ line, quantity }) => ({ line, quantity: quantity - unitsOf(gone, line) })).filter(({ quantity }) => quantity > 0)
}

/** Returns true when the units can be shipped: at least one, and at most the unshipped units of each line. */
export function canShip(ordered: readonly LineQuantity[], shipments: readonly Shipped[], asked: readonly LineQuantity[]): boolean {
  const left = leftToShip(ordered, shipments)
  return (
    asked.length > 0 &&
    asked.every(({ line, quantity }) => Number.isInteger(quantity) && quantity > 0 && unitsOf(asked, line) <= unitsOf(left, line))
  )
}

/** Returns the instant of the last receipt, which starts the withdrawal period; null while something is not yet received. */
export function lastReceipt(ordered: readonly LineQuantity[], shipments: readonly Shipped[]): Date | null {
  if (shipments.length === 0 || leftToShip(ordered, shipments).length > 0) return null
  const times = shipments.map(({ receivedAt }) => receivedAt?.getTime() ?? null)
  return times.includes(null) ? null : new Date(Math.max(...times.map((time) => time ?? 0)))
}
