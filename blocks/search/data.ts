import type { Need, NeedContext } from '#engine/registry/needs.ts'
import { pageNumber } from '#engine/needs/page-number.ts'
import { searchedPart } from '#engine/needs/searched-part.ts'
import type { SearchProps } from '#schemas/generated/block-props.ts'

/** The results of the search in the page's address; nothing without a search, or where another page answers it. */
export function needs({ action, count, kinds = [] }: SearchProps, { query }: NeedContext): Need[] {
  if (action !== undefined) return []
  const { q, type } = query
  if (q === undefined) return []
  // An address that names something else is no reason to find nothing.
  const only = kinds.find((kind) => kind === type)
  const params = { q: searchedPart(q), page: pageNumber(query.page), nbItem: count, ...(only !== undefined && { type: only }) }
  return [{ key: 'found', call: 'search.find', params, pagedBy: 'page' }]
}
