import type { Need, NeedContext } from '#engine/registry/needs.ts'
import { pageNumber } from '#engine/needs/page-number.ts'
import type { ServiceListProps } from '#schemas/generated/block-props.ts'
import { PER_PAGE } from './per-page.ts'

const TAG = /^[a-z0-9-]{1,60}$/

/** Returns the page number in the URL when the list is the subject of the page, otherwise the first page. */
function pageOf(level: ServiceListProps['level'], { page }: NeedContext['query']): { page: number; paged: Pick<Need, 'pagedBy'> } {
  return level === 1 ? { page: pageNumber(page), paged: { pagedBy: 'page' } } : { page: 1, paged: {} }
}

/** Requests the services of the given tags, or all of them. Where tags are shown, a further page or a chosen tag adds a request without that tag, whose response has the tags to choose from. */
export function needs({ tags = [], showTags, level }: ServiceListProps, { query }: NeedContext): Need[] {
  const { page, paged } = pageOf(level, query)
  const sought = showTags && tags.length === 0 && query.tag !== undefined && TAG.test(query.tag) ? [query.tag] : []
  const list = (of: readonly string[], page: number): Pick<Need, 'call' | 'params'> => ({
    call: 'service.list',
    params: { page, nbItem: PER_PAGE, ...(of.length > 0 && { tag: of.join() }) },
  })
  const shown: Need = { key: 'list', ...list([...tags, ...sought], page), ...paged }
  return showTags && (page > 1 || sought.length > 0) ? [shown, { key: 'all', ...list(tags, 1) }] : [shown]
}
