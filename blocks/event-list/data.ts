import type { Need, NeedContext } from '#engine/registry/needs.ts'
import { pageNumber } from '#engine/needs/page-number.ts'
import type { EventListProps } from '#schemas/generated/block-props.ts'

/** Events that are not over yet, the next one first; or past ones, the last one first. */
export function needs({ show, count, pagination }: EventListProps, { query, today }: NeedContext): Need[] {
  const page = pagination ? pageNumber(query.page) : 1
  const span: Need['params'] =
    show === 'past' ? { endAt: `lt:${today}`, orderBy: 'startAt:desc' } : { endAt: `gte:${today}`, orderBy: 'startAt:asc' }
  return [
    {
      key: 'list',
      call: 'element.list',
      params: { route: 'event', ...span, nbItem: count, page },
      holds: 'today',
      ...(pagination && { pagedBy: 'page' }),
    },
  ]
}
