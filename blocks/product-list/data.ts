import type { Need, NeedContext } from '#engine/registry/needs.ts'
import { pageNumber } from '#engine/needs/page-number.ts'
import { searchedPart } from '#engine/needs/searched-part.ts'
import type { ProductListProps } from '#schemas/generated/block-props.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { pageLength } from './page-length.ts'

type Params = Record<string, string | number>

/** The name in the page's address that sets each parameter of the call. */
const CHOSEN = {
  ...{ kind: 'kind', year: 'year', colour: 'colour', appellation: 'appellation', grapes: 'grape' },
  ...{ sweetness: 'sweetness', organic: 'organic', orderBy: 'sort' },
} as const

/** The parameters that the filters of the page's address set. */
function filtered(query: NeedContext['query']): Params {
  const chosen = Object.entries(CHOSEN).map(([parameter, name]) => [parameter, ownValue(query, name) ?? ''] as const)
  return { ...Object.fromEntries(chosen), price: query.max === undefined ? '' : `lte:${query.max}` }
}

/** The parameters that the page's address sets, as far as the list has a search and filters; a block reads only names that it uses. */
function narrowing({ showFilters, showSearch }: ProductListProps, query: NeedContext['query']): Params {
  const sought: Params = showSearch ? { search: searchedPart(query.q ?? '') } : {}
  return Object.fromEntries(Object.entries({ ...sought, ...(showFilters && filtered(query)) }).filter(([, value]) => value !== ''))
}

/** The products of the list, as the page's address narrows and orders them, and by what they can be narrowed. */
export function needs(props: ProductListProps, { query }: NeedContext): Need[] {
  const { type, tags = [], pagination, showFilters } = props
  const tag = showFilters && query.tag !== undefined ? [query.tag] : tags
  const own: Params = { ...(type !== 'ALL' && { type }), ...(tag.length > 0 && { tags: tag.join() }) }
  const page = pagination ? pageNumber(query.page) : 1
  const params = { ...own, ...narrowing(props, query), nbItem: pageLength(props, query), page }
  const list: Need = { key: 'list', call: 'product.list', params, ...(pagination && { pagedBy: 'page' }) }
  return showFilters ? [list, { key: 'facets', call: 'product.facets', params: {} }] : [list]
}
