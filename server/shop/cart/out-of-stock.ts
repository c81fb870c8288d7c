import type { StockManagement } from '#server/shop/catalogue/availability.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { OfferLine } from '#server/shop/offers/validate-cart.ts'
import { insufficientStocks, linesUsingStock, allocateAvailable } from '#server/shop/offers/required-stock.ts'

/** The refusal of lines for which there is not enough; null when there is. It says how many of each can be had together, and never more than was asked. */
export function outOfStock(lines: readonly OfferLine[], manages: StockManagement): ApiError | null {
  const short = insufficientStocks(lines, manages)
  const [first] = short
  if (!first) return null
  const takers = new Set(short.flatMap((stock) => linesUsingStock(stock, lines, manages)))
  const products = allocateAvailable(lines, manages).flatMap(({ line, quantity }) =>
    takers.has(line) ? [{ id: line.sellable.id, quantity, setQuantity: true }] : [],
  )
  const [one, ...others] = linesUsingStock(first, lines, manages)
  if (one && others.length === 0) {
    const { quantity = 0 } = products.find(({ id }) => id === one.sellable.id) ?? {}
    return new ApiError('OUT_OF_STOCK', { name: one.sellable.name, left: quantity, products })
  }
  const named = [one, ...others].flatMap((line) => (line ? [`${line.quantity} × ${line.sellable.name}`] : []))
  const { name, left, quantity: needed } = first
  return new ApiError('OUT_OF_STOCK', { reason: 'SHARED', name, left, needed, lines: named.join(', '), products })
}
