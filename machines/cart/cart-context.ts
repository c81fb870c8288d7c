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

/** Context of the machine: the stored cart, and values that last as long as the page. */
export interface CartContext extends StoredCart, Omit<CartLines, 'lines'> {
  /** The pricing rules of the shop; null until they are loaded. */
  readonly rules: PublicRules | null
  /** The path to open once the shop accepts the cart. */
  readonly next: string
  /** The shop's message when it rejects the cart. */
  readonly errorCartMessage: string | null
  /** The last line removed on this page, while it can be restored. */
  readonly removed: RemovedLine | null
  /** The outcome of the last addition. */
  readonly added: AddedToCart
  /** The last added product, as its page described it. */
  readonly told: CartProduct | null
  /**
   * The line of the last addition, its previous quantity, and the quantity pending until the stock is known. Null after another change of
   * the lines.
   */
  readonly countedFrom: PendingAddition | null
}

/** The stock, products and rules that the shop returns for a cart. */
export interface StockUpdate {
  readonly figures: readonly StockFigure[]
  readonly products: readonly CartProduct[]
  readonly rules: PublicRules
}

/** A change of the storage by another tab; a null key means that everything was cleared. */
export interface StorageChange {
  readonly type: 'storage.change'
  readonly key: CartKey | null
  readonly value: string | null
}

/** Events of the cart: from views, from the other machines of the shop, and from other tabs. */
export type CartMachineEvent = CartEvent | StorageChange | ShippingResult | DiscountResult | OrderResult

/** A cart without shipping prices. A price is valid only for the lines and the place of its request. */
export const withoutShippingPrice = { carrier: null, shippingPrices: [] } as const

/** Returns the context after a change of the lines. */
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

/** The outcome of an addition that is not possible. */
export const nothingAdded: AddedToCart = { count: 0, limit: 'gone' }

/** Returns how many units the last addition brought. Units ordered elsewhere meanwhile do not count. */
function countAdded({ lines }: Pick<CartLines, 'lines'>, { id, before }: PendingAddition): AddedToCart {
  const line = lines.find((each) => each.id === id)
  if (line === undefined) return nothingAdded
  const limit = limitOf(line)
  if (limit !== 'gone' && line.quantity < before) return { count: 0, limit, fewer: { from: before, to: line.quantity } }
  return { count: Math.max(0, Math.min(line.quantity, mostOf(line)) - before), limit }
}

/** Returns the context after an addition of a product, as its page described it. */
export function withAdded(context: CartContext, line: NewLine, told: CartProduct): Partial<CartContext> {
  const there = lineOf(context.lines, line)
  // A second addition from the same page may carry older product data than the cart.
  const product = there && told === context.told ? there.product : line.product
  const lines = addLine(context, { ...line, product })
  const now = lineOf(lines.lines, line)
  const before = there?.quantity ?? 0
  const countedFrom = now ? { id: now.id, before, awaited: before + line.quantity } : null
  return { ...withLines(lines), removed: null, told, countedFrom, added: countedFrom ? countAdded(lines, countedFrom) : nothingAdded }
}

/** Returns the context after a change of quantities. A removed line can be restored. */
export function afterChange(context: CartContext, lines: CartLines): Partial<CartContext> {
  return { ...withLines(lines), removed: findRemovedLine(context.lines, lines.lines) ?? context.removed }
}

/** Returns the context with the last removed line restored. */
export function withRestored(context: CartContext): Partial<CartContext> {
  return context.removed ? { ...withLines(restoreLine(context, context.removed)), removed: null } : {}
}

/** Returns the context of a newly opened page. */
export function initialCart(stored: StoredCart): Omit<CartContext, 'rules' | 'next' | 'added'> {
  return { ...stored, ...parseLines(stored.lines), errorCartMessage: null, removed: null, told: null, countedFrom: null }
}

/** Returns the context after another tab has changed a part of the stored cart. */
export function applyStorageChange({ errorCartMessage }: CartContext, { key, value }: StorageChange): Partial<CartContext> {
  if (key === null) return { ...initialCart(emptyCart), errorCartMessage }
  return key === 'lines'
    ? { ...parseLines(parseCartPart(key, value)), removed: null, countedFrom: null }
    : { [key]: parseCartPart(key, value) }
}

const ordered = ({ lines }: Pick<CartLines, 'lines'>) => lines.map(({ id, quantity }) => `${id}:${quantity}`).join()

/** Returns the context with the present stock, products and rules. */
export function applyStock(context: CartContext, { figures, products, rules }: StockUpdate): Partial<CartContext> {
  const { countedFrom: from } = context
  const known = refreshLines(context, figures, products)
  // Adds units that an older stock figure had cut off. Later updates add nothing, because `awaited` is then 0.
  const renewed = from ? addAwaited(known, from) : known
  const { lines, wanted } = renewed
  const counted = from && { added: countAdded(renewed, from), countedFrom: { ...from, awaited: 0 } }
  return { lines, wanted, rules, ...counted, ...(ordered(renewed) === ordered(context) ? {} : withoutShippingPrice) }
}
