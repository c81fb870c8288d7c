import type { CartLine, CartProduct, CartStock, StockFigure } from '#schemas/runtime/cart.ts'
import { declinationOf, mostOf, stepOf, type NewLine } from '#domain/shop/orders/cart-line.ts'
import { roundUpToStep } from '#domain/shop/orders/quantity.ts'

/** Upper bound of line ids (exclusive). The counter restarts at 0 there. */
export const LINE_ID_END = 100_000

/** The lines of a cart with the page's knowledge of them. */
export interface CartLines {
  readonly lines: readonly CartLine[]
  readonly nextId: number
  /** Wanted quantities by line id, where the quantity differs because of the stock or the step. */
  readonly wanted: Readonly<Record<number, number>>
}

/** Returns true when a line names an item for sale: a variant when the product has some. */
export function isLine(line: NewLine): boolean {
  return line.declinationId === null ? line.product.declinations.length === 0 : declinationOf(line) !== undefined
}

const isOf = (line: NewLine, other: NewLine) => line.product.id === other.product.id && line.declinationId === other.declinationId

/** Returns the line of a cart with the same item. */
export function lineOf(lines: readonly CartLine[], sold: NewLine): CartLine | undefined {
  return lines.find((line) => isOf(line, sold))
}

function freeId(lines: readonly CartLine[], from: number): number {
  let id = from % LINE_ID_END
  while (lines.some((line) => line.id === id)) id = (id + 1) % LINE_ID_END
  return id
}

/** Limits a line to a sellable quantity: whole steps within the stock. */
function fit(line: CartLine): CartLine {
  const most = mostOf(line)
  const requested = roundUpToStep(line.quantity, stepOf(line))
  return { ...line, quantity: most > 0 ? Math.min(requested, most) : requested }
}

/** Replaces the line with the same id by one in a sellable quantity; removes it when the quantity is 0. */
function place(cart: CartLines, line: CartLine): CartLines {
  const { [line.id]: _, ...wanted } = cart.wanted
  if (line.quantity === 0) return { ...cart, lines: cart.lines.filter(({ id }) => id !== line.id), wanted }
  const fitting = fit(line)
  return {
    ...cart,
    lines: cart.lines.map((other) => (other.id === line.id ? fitting : other)),
    wanted: fitting.quantity === line.quantity ? wanted : { ...wanted, [line.id]: line.quantity },
  }
}

/** Sets the sum of an addition. The wanted quantity is the previous one, and only when the stock has fallen below it. */
function sumUp(cart: CartLines, line: CartLine, held: number): CartLines {
  const placed = place(cart, line)
  const { [line.id]: _, ...wanted } = placed.wanted
  return { ...placed, wanted: fit(line).quantity < held ? { ...wanted, [line.id]: held } : wanted }
}

/** Adds a quantity to a line, unless it is sold out. */
function addTo(cart: CartLines, line: CartLine, quantity: number): CartLines {
  return sumUp(cart, { ...line, quantity: line.quantity + (mostOf(line) > 0 ? quantity : 0) }, line.quantity)
}

/** Adds a line, or adds its quantity to the line with the same item. */
export function addLine(cart: CartLines, added: NewLine): CartLines {
  const there = lineOf(cart.lines, added)
  if (there) return addTo(cart, { ...there, product: added.product }, added.quantity)
  if (added.quantity === 0) return cart
  const line = { id: freeId(cart.lines, cart.nextId), ...added }
  return place({ ...cart, lines: [...cart.lines, line], nextId: (line.id + 1) % LINE_ID_END }, line)
}

/** A line with an addition: its previous quantity, and the quantity that it gets once the stock allows it. */
export interface PendingAddition {
  readonly id: number
  readonly before: number
  readonly awaited: number
}

/** Raises a line to its pending quantity as far as the present stock allows. */
export function addAwaited(cart: CartLines, { id, before, awaited }: PendingAddition): CartLines {
  const line = cart.lines.find((each) => each.id === id)
  if (!line || mostOf(line) === 0) return cart
  const more = { ...line, quantity: awaited }
  if (fit(more).quantity <= line.quantity) return cart
  return before > 0 ? sumUp(cart, more, before) : place(cart, more)
}

/** Changes the quantity of a line by a function of the present quantity and the step; 0 removes the line. */
export function changeQuantity(cart: CartLines, id: number, change: (quantity: number, step: number) => number): CartLines {
  const line = cart.lines.find((each) => each.id === id)
  return line ? place(cart, { ...line, quantity: change(line.quantity, stepOf(line)) }) : cart
}

/** A removed line and its former index. */
export interface RemovedLine {
  readonly line: CartLine
  readonly index: number
}

/** Returns the line that a change has removed; null when there is none. */
export function findRemovedLine(before: readonly CartLine[], after: readonly CartLine[]): RemovedLine | null {
  const index = before.findIndex(({ id }) => !after.some((line) => line.id === id))
  const line = before[index]
  return line ? { line, index } : null
}

/** Restores a line at its former index. When its item is in the cart again, the quantities are added. */
export function restoreLine(cart: CartLines, { line, index }: RemovedLine): CartLines {
  const restored = addLine(cart, line)
  const last = restored.lines.at(-1)
  if (last === undefined || restored.lines.length === cart.lines.length) return restored
  return { ...restored, lines: [...cart.lines.slice(0, index), last, ...cart.lines.slice(index)] }
}

/** Restores stored lines with unique ids and each item once. The counter continues after the last id. */
export function parseLines(kept: readonly CartLine[]): CartLines {
  let cart: CartLines = { lines: [], nextId: 0, wanted: {} }
  for (const { id, ...line } of kept) cart = addLine({ ...cart, nextId: id }, line)
  return cart
}

function withStock<Stock extends CartStock>(stock: Stock, figures: ReadonlyMap<number, StockFigure>): Stock {
  const figure = figures.get(stock.id)
  return figure ? { ...stock, quantity: figure.quantity, setQuantity: figure.setQuantity } : stock
}

/** Updates the product of a line. When the line's item is missing from it, the old product stays, as sold out. */
function renew(line: CartLine, products: readonly CartProduct[]): CartLine {
  const product = products.find(({ id }) => id === line.product.id)
  if (!product) return line
  const renewed = { ...line, product }
  return isLine(renewed) ? renewed : line
}

/** Returns true while the difference from the wanted quantity still has the same cause: the stock, or the step. */
function isStillTrue(line: CartLine, wanted: number): boolean {
  return mostOf(line) < wanted || (line.quantity > wanted && fit({ ...line, quantity: wanted }).quantity === line.quantity)
}

/** Updates a cart with present stock and products, and limits each line to a sellable quantity. */
export function refreshLines(cart: CartLines, figures: readonly StockFigure[], products: readonly CartProduct[]): CartLines {
  const known = new Map(figures.map((figure) => [figure.id, figure]))
  let renewed = cart
  for (const line of cart.lines) {
    const { product, ...rest } = renew(line, products)
    const declinations = product.declinations.map((each) => withStock(each, known))
    const current = { ...rest, product: { ...withStock(product, known), declinations } }
    renewed = place(renewed, current)
    const before = cart.wanted[line.id]
    if (before !== undefined && isStillTrue(current, before)) renewed = { ...renewed, wanted: { ...renewed.wanted, [line.id]: before } }
  }
  return renewed
}
