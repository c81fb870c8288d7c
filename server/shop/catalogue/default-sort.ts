import type { ListOrder, ListQuery } from '#schemas/api/base/list-grammar.ts'
import { findParameter, isParameterValue } from '#domain/parameters.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'

const definition = findParameter('PRODUCT_ORDER')

/** What the setting says, unless the database was given what it cannot be. */
function settingOf(value: unknown): string {
  return typeof value === 'string' && definition && isParameterValue(definition, value) ? value : 'price'
}

/** The order of products when nobody asks for another: that of the setting PRODUCT_ORDER, else the price; the name where prices are hidden. */
function usualOrder(setting: unknown, hidesPrices: boolean): ListOrder {
  const [field = 'price', direction] = settingOf(setting).split(':')
  if (field === 'price' && hidesPrices) return { field: 'name', direction: 'asc' }
  return { field, direction: direction === 'desc' ? 'desc' : 'asc' }
}

/** The query of a list of products with its order; where prices are hidden, nothing may be asked that would tell them. */
export function withDefaultSort(query: ListQuery, setting: unknown, hidesPrices: boolean): ListQuery {
  const isOfPrice = ({ field }: { readonly field: string }): boolean => field === 'price'
  if (hidesPrices && (query.filters.some(isOfPrice) || query.orderBy.some(isOfPrice))) throw new ApiError('PRICES_HIDDEN')
  const orderBy = query.orderBy.map((step) => (step.field === 'PRODUCT_ORDER' ? usualOrder(setting, hidesPrices) : step))
  return { ...query, orderBy }
}
