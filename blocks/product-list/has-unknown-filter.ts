import type { ProductFacets } from '#schemas/api/shop/product.ts'
import { wineChoices, wineFilters } from './wine-filters.ts'

/** Returns true when the query holds a parameter that no form of the list writes: such a list may be rejected. */
export function hasUnknownFilter(query: Readonly<Record<string, string>>, facets: ProductFacets): boolean {
  const wines = wineChoices(facets, '')
  const asked = new Map(Object.entries(query))
  const isOffered = (name: string, values: readonly { readonly value: string }[]) =>
    !asked.has(name) || values.some(({ value }) => value === asked.get(name))
  const { year = '0', max = '0', sort = 'name', q = '' } = query
  return !(
    isOffered('kind', facets.kinds) &&
    isOffered('tag', facets.tags) &&
    wineFilters.every((name) => isOffered(name, wines[name])) &&
    [year, max].every((number) => /^\d{1,15}$/.test(number)) &&
    /^[a-z]+(:(asc|desc))?$/i.test(sort) &&
    q.length <= 100
  )
}
