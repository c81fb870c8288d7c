import type { ListOrder, ListQuery } from '#schemas/api/base/list-grammar.ts'
import { findParameter, isParameterValue } from '#domain/parameters.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'

const definition = findParameter('PRODUCT_ORDER')

/** Returns the value of the setting, or `price` when the database has an invalid one. */
function settingOf(value: unknown): string {
  return typeof value === 'string' && definition && isParameterValue(definition, value) ? value : 'price'
}

/** Returns the default order of products: that of the setting PRODUCT_ORDER, or else the price. The name replaces the price where prices are hidden. */
function usualOrder(setting: unknown, hidesPrices: boolean): ListOrder {
  const [field = 'price', direction] = settingOf(setting).split(':')
  if (field === 'price' && hidesPrices) return { field: 'name', direction: 'asc' }
  return { field, direction: direction === 'desc' ? 'desc' : 'asc' }
}

/** Returns a product query with PRODUCT_ORDER replaced by the default order. Throws where prices are hidden and the query filters or sorts by price. */
export function withDefaultSort(query: ListQuery, setting: unknown, hidesPrices: boolean): ListQuery {
  const isOfPrice = ({ field }: { readonly field: string }): boolean => field === 'price'
  if (hidesPrices && (query.filters.some(isOfPrice) || query.orderBy.some(isOfPrice))) throw new ApiError('PRICES_HIDDEN')
  const orderBy = query.orderBy.map((step) => (step.field === 'PRODUCT_ORDER' ? usualOrder(setting, hidesPrices) : step))
  return { ...query, orderBy }
}
