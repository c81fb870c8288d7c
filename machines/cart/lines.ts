import type { CartLine, CartProduct, CartStock, StockFigure } from '#schemas/runtime/cart.ts'
import { declinationOf, mostOf, stepOf, type NewLine } from '#domain/shop/orders/cart-line.ts'
import { roundUpToStep } from '#domain/shop/orders/quantity.ts'

/** The first number that no line of a cart bears: its counter goes back to 0 there. */
export const LINE_ID_END = 100_000

/** The lines of a cart, and what is known of them while the page is open. */
export interface CartLines {
  readonly lines: readonly CartLine[]
  readonly nextId: number
  /** How many were wanted of the lines that are there in another number, by their ids: fewer are left, or they are sold by more. */
  readonly wanted: Readonly<Record<number, number>>
}

/** Whether a line names something that is sold: one of the declinations, when its product has some. */
export function isLine(line: NewLine): boolean {
  return line.declinationId === null ? line.product.declinations.length === 0 : declinationOf(line) !== undefined
}

const isOf = (line: NewLine, other: NewLine) => line.product.id === other.product.id && line.declinationId === other.declinationId

/** The line of a cart that sells the same. */
export function lineOf(lines: readonly CartLine[], sold: NewLine): CartLine | undefined {
  return lines.find((line) => isOf(line, sold))
}

function freeId(lines: readonly CartLine[], from: number): number {
  let id = from % LINE_ID_END
  while (lines.some((line) => line.id === id)) id = (id + 1) % LINE_ID_END
  return id
}

/** A line in a quantity that can be sold, if any can: whole steps, and no more than there are. */
function fit(line: CartLine): CartLine {
  const most = mostOf(line)
  const asked = roundUpToStep(line.quantity, stepOf(line))
  return { ...line, quantity: most > 0 ? Math.min(asked, most) : asked }
}

/** Puts a line in the place of the one with its id, in a quantity that can be sold; none when it is 0. */
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

/** Gives a line what an addition comes to. Nobody has typed that, so what is told as wanted is what the cart held before, where fewer are left than that. */
function sumUp(cart: CartLines, line: CartLine, held: number): CartLines {
  const placed = place(cart, line)
  const { [line.id]: _, ...wanted } = placed.wanted
  return { ...placed, wanted: fit(line).quantity < held ? { ...wanted, [line.id]: held } : wanted }
}

/** Adds to a line, unless none can be sold. */
function addTo(cart: CartLines, line: CartLine, quantity: number): CartLines {
  return sumUp(cart, { ...line, quantity: line.quantity + (mostOf(line) > 0 ? quantity : 0) }, line.quantity)
}

/** Adds a line; what is in the cart already is added up. */
export function addLine(cart: CartLines, added: NewLine): CartLines {
  const there = lineOf(cart.lines, added)
  if (there) return addTo(cart, { ...there, product: added.product }, added.quantity)
  if (added.quantity === 0) return cart
  const line = { id: freeId(cart.lines, cart.nextId), ...added }
  return place({ ...cart, lines: [...cart.lines, line], nextId: (line.id + 1) % LINE_ID_END }, line)
}

/** A line to which something was added: how many it held before, and how many it is to hold as soon as there are so many. */
export interface PendingAddition {
  readonly id: number
  readonly before: number
  readonly awaited: number
}

/** Gives a line as many of what was to be added as there are now, if there are more than it holds. */
export function addAwaited(cart: CartLines, { id, before, awaited }: PendingAddition): CartLines {
  const line = cart.lines.find((each) => each.id === id)
  if (!line || mostOf(line) === 0) return cart
  const more = { ...line, quantity: awaited }
  if (fit(more).quantity <= line.quantity) return cart
  return before > 0 ? sumUp(cart, more, before) : place(cart, more)
}

/** Gives a line of the cart another quantity, found by the one that it has; 0 takes it out. */
export function changeQuantity(cart: CartLines, id: number, change: (quantity: number, step: number) => number): CartLines {
  const line = cart.lines.find((each) => each.id === id)
  return line ? place(cart, { ...line, quantity: change(line.quantity, stepOf(line)) }) : cart
}

/** A line that was taken out, and the place where it stood. */
export interface RemovedLine {
  readonly line: CartLine
  readonly index: number
}

/** The line that a change has taken out; null when it has taken none. */
export function findRemovedLine(before: readonly CartLine[], after: readonly CartLine[]): RemovedLine | null {
  const index = before.findIndex(({ id }) => !after.some((line) => line.id === id))
  const line = before[index]
  return line ? { line, index } : null
}

/** Puts a line back where it stood; what came into the cart again meanwhile is added up. */
export function restoreLine(cart: CartLines, { line, index }: RemovedLine): CartLines {
  const restored = addLine(cart, line)
  const last = restored.lines.at(-1)
  if (last === undefined || restored.lines.length === cart.lines.length) return restored
  return { ...restored, lines: [...cart.lines.slice(0, index), last, ...cart.lines.slice(index)] }
}

/** Lines that were kept, with an id for each and each sellable once; counting goes on after the last one. */
export function parseLines(kept: readonly CartLine[]): CartLines {
  let cart: CartLines = { lines: [], nextId: 0, wanted: {} }
  for (const { id, ...line } of kept) cart = addLine({ ...cart, nextId: id }, line)
  return cart
}

function withStock<Stock extends CartStock>(stock: Stock, figures: ReadonlyMap<number, StockFigure>): Stock {
  const figure = figures.get(stock.id)
  return figure ? { ...stock, quantity: figure.quantity, setQuantity: figure.setQuantity } : stock
}

/** The line's product as it is now; one that no longer has what the line sells stays as it was, and is sold out. */
function renew(line: CartLine, products: readonly CartProduct[]): CartLine {
  const product = products.find(({ id }) => id === line.product.id)
  if (!product) return line
  const renewed = { ...line, product }
  return isLine(renewed) ? renewed : line
}

/** Whether a line is still there in another number than was wanted for the same reason: fewer are left than that, or it comes to what is sold by. */
function isStillTrue(line: CartLine, wanted: number): boolean {
  return mostOf(line) < wanted || (line.quantity > wanted && fit({ ...line, quantity: wanted }).quantity === line.quantity)
}

/** Takes what the shop says now of the products in the cart: no line keeps more than can be sold. */
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
