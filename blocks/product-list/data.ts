import { subjectDeadlineMs, type Need, type NeedContext } from '#engine/needs/needs.ts'
import { pageNumber } from '#engine/needs/page-number.ts'
import { searchedPart } from '#engine/needs/searched-part.ts'
import type { ProductListProps } from '#schemas/generated/block-props.ts'
import { pageLength } from './page-length.ts'

type Params = Record<string, string | number>

/** By which name of the page's address each parameter of the call is chosen. */
const CHOSEN = {
  ...{ kind: 'kind', year: 'year', colour: 'colour', appellation: 'appellation', grapes: 'grape' },
  ...{ sweetness: 'sweetness', organic: 'organic', orderBy: 'sort' },
} as const

/** What the page's address narrows the list by; nothing where the list has no filters. */
function narrowing({ showFilters, showSearch }: ProductListProps, query: NeedContext['query']): Params {
  const chosen = Object.entries(CHOSEN).map(([parameter, name]) => [parameter, query[name] ?? ''] as const)
  const price = query.max === undefined ? '' : `lte:${query.max}`
  const sought: Params = showSearch ? { search: searchedPart(query.q ?? '') } : {}
  const filtered: Params = showFilters ? { ...Object.fromEntries(chosen), price } : {}
  return Object.fromEntries(Object.entries({ ...sought, ...filtered }).filter(([, value]) => value !== ''))
}

/** The products of the list, as the page's address narrows and orders them, and by what they can be narrowed. */
export function needs(props: ProductListProps, { query }: NeedContext): Need[] {
  const { type, tags = [], pagination, showFilters } = props
  const tag = showFilters && query.tag !== undefined ? [query.tag] : tags
  const own: Params = { ...(type !== 'ALL' && { type }), ...(tag.length > 0 && { tags: tag.join() }) }
  const page = pagination ? pageNumber(query.page) : 1
  const params = { ...own, ...narrowing(props, query), nbItem: pageLength(props, query), page }
  const list: Need = { key: 'list', call: 'product.list', params, ...(pagination && { pagedBy: 'page' }) }
  return showFilters
    ? [list, { key: 'facets', call: 'product.facets', params: {}, ...(pagination && { deadlineMs: subjectDeadlineMs }) }]
    : [list]
}
