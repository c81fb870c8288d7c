import type { Need, NeedContext } from '#engine/needs.ts'
import { pageNumber } from '#engine/page-number.ts'
import type { ProductListProps } from '#schemas/generated/block-props.ts'
import { pageLength } from './page-length.ts'

type Params = Record<string, string | number>

/** What the page's address narrows the list by; nothing where the list has no filters. */
function narrowing({ showFilters, showSearch }: ProductListProps, query: NeedContext['query']): Params {
  const { kind = '', year = '', max, sort = '', q = '' } = query
  const sought: Params = showSearch ? { search: q } : {}
  const filtered: Params = showFilters ? { kind, year, price: max === undefined ? '' : `lte:${max}`, orderBy: sort } : {}
  return Object.fromEntries(Object.entries({ ...sought, ...filtered }).filter(([, value]) => value !== ''))
}

/** The products of the list, as the page's address narrows and orders them, and by what they can be narrowed. */
export function needs(props: ProductListProps, { query }: NeedContext): Need[] {
  const { type, tags = [], pagination, showFilters } = props
  const tag = showFilters && query.tag !== undefined ? [query.tag] : tags
  const own: Params = { ...(type !== 'ALL' && { type }), ...(tag.length > 0 && { tags: tag.join() }) }
  const page = pagination ? pageNumber(query.page) : 1
  const params = { ...own, ...narrowing(props, query), nbItem: pageLength(props, query), page }
  const list: Need = { key: 'list', call: 'product.list', params }
  return showFilters ? [list, { key: 'facets', call: 'product.facets', params: {} }] : [list]
}
