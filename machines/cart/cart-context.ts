import type { CartEvent } from '#schemas/runtime/block-actors.ts'
import type {
  AddedToCart,
  CartKey,
  CartProduct,
  DiscountResult,
  OrderResult,
  ShippingResult,
  StockFigure,
  StoredCart,
} from '#schemas/runtime/cart.ts'
import { limitOf, mostOf, type NewLine } from '#domain/shop/orders/cart-line.ts'
import type { PublicRules } from '#domain/shop/orders/serialise-rules.ts'
import {
  addAwaited,
  addLine,
  lineOf,
  findRemovedLine,
  refreshLines,
  restoreLine,
  parseLines,
  type PendingAddition,
  type CartLines,
  type RemovedLine,
} from './lines.ts'
import { emptyCart, parseCartPart } from './parse-stored-cart.ts'

/** What the machine remembers: the cart as it is kept, and what is only known while the page is open. */
export interface CartContext extends StoredCart, Omit<CartLines, 'lines'> {
  /** By what the shop prices a cart; null as long as it was not asked. */
  readonly rules: PublicRules | null
  /** Where to go on to with a cart that the shop accepts. */
  readonly next: string
  /** Why the shop refused the cart, in its own words. */
  readonly errorCartMessage: string | null
  /** What was last taken out here, as long as it can be put back. */
  readonly removed: RemovedLine | null
  /** What became of what was last put there: nothing came into it, when it held all that it can already. */
  readonly added: AddedToCart
  /** The product that was last put there, as its page told it. */
  readonly told: CartProduct | null
  /** The line that it went to, by its id, and how many were there before, until somebody changes the lines; and how many are awaited there, until the shop has told what is left. */
  readonly countedFrom: PendingAddition | null
}

/** What the shop says now of what is in the cart. */
export interface StockUpdate {
  readonly figures: readonly StockFigure[]
  readonly products: readonly CartProduct[]
  readonly rules: PublicRules
}

/** A change of what the browser keeps, made by another tab; without a key, of everything. */
export interface StorageChange {
  readonly type: 'storage.change'
  readonly key: CartKey | null
  readonly value: string | null
}

/** Everything that the cart can be told: by people, by the other machines of the shop, and by other tabs. */
export type CartMachineEvent = CartEvent | StorageChange | ShippingResult | DiscountResult | OrderResult

/** A cart whose shipping has no price: a price holds for the lines and the place for which it was asked. */
export const withoutShippingPrice = { carrier: null, shippingPrices: [] } as const

/** The cart after somebody has changed its lines. */
export function withLines(lines: CartLines): Partial<CartContext> {
  return {
    lines: lines.lines,
    nextId: lines.nextId,
    wanted: lines.wanted,
    countedFrom: null,
    ...withoutShippingPrice,
    errorCartMessage: null,
  }
}

/** What came of a line that cannot be put into a cart. */
export const nothingAdded: AddedToCart = { count: 0, limit: 'gone' }

/** How many have come to a line: what was ordered elsewhere meanwhile has not. */
function countAdded({ lines }: Pick<CartLines, 'lines'>, { id, before }: PendingAddition): AddedToCart {
  const line = lines.find((each) => each.id === id)
  if (line === undefined) return nothingAdded
  const limit = limitOf(line)
  if (limit !== 'gone' && line.quantity < before) return { count: 0, limit, fewer: { from: before, to: line.quantity } }
  return { count: Math.max(0, Math.min(line.quantity, mostOf(line)) - before), limit }
}

/** The cart after something was put into it, whose product its page told so. */
export function withAdded(context: CartContext, line: NewLine, told: CartProduct): Partial<CartContext> {
  const there = lineOf(context.lines, line)
  // What the same page has told already is older than what the cart may have heard since.
  const product = there && told === context.told ? there.product : line.product
  const lines = addLine(context, { ...line, product })
  const now = lineOf(lines.lines, line)
  const before = there?.quantity ?? 0
  const countedFrom = now ? { id: now.id, before, awaited: before + line.quantity } : null
  return { ...withLines(lines), removed: null, told, countedFrom, added: countedFrom ? countAdded(lines, countedFrom) : nothingAdded }
}

/** The cart after the quantity of one of its lines was changed; a line that is gone by that can be put back. */
export function afterChange(context: CartContext, lines: CartLines): Partial<CartContext> {
  return { ...withLines(lines), removed: findRemovedLine(context.lines, lines.lines) ?? context.removed }
}

/** The cart with what was last taken out of it. */
export function withRestored(context: CartContext): Partial<CartContext> {
  return context.removed ? { ...withLines(restoreLine(context, context.removed)), removed: null } : {}
}

/** A cart as it is on a page that has just been opened. */
export function initialCart(stored: StoredCart): Omit<CartContext, 'rules' | 'next' | 'added'> {
  return { ...stored, ...parseLines(stored.lines), errorCartMessage: null, removed: null, told: null, countedFrom: null }
}

/** The cart after another tab has changed what is kept of it. */
export function applyStorageChange({ errorCartMessage }: CartContext, { key, value }: StorageChange): Partial<CartContext> {
  if (key === null) return { ...initialCart(emptyCart), errorCartMessage }
  return key === 'lines'
    ? { ...parseLines(parseCartPart(key, value)), removed: null, countedFrom: null }
    : { [key]: parseCartPart(key, value) }
}

const ordered = ({ lines }: Pick<CartLines, 'lines'>) => lines.map(({ id, quantity }) => `${id}:${quantity}`).join()

/** The cart after the shop has said what there is. */
export function applyStock(context: CartContext, { figures, products, rules }: StockUpdate): Partial<CartContext> {
  const { countedFrom: from } = context
  const known = refreshLines(context, figures, products)
  // What was cut by an older number comes in now; later news add nothing that nobody expects any more.
  const renewed = from ? addAwaited(known, from) : known
  const { lines, wanted } = renewed
  const counted = from && { added: countAdded(renewed, from), countedFrom: { ...from, awaited: 0 } }
  return { lines, wanted, rules, ...counted, ...(ordered(renewed) === ordered(context) ? {} : withoutShippingPrice) }
}
