import type { Need, NeedContext } from '#engine/registry/needs.ts'
import { pageNumber } from '#engine/needs/page-number.ts'
import type { NewsListProps } from '#schemas/generated/block-props.ts'

/** A page of the news, newest first, of some tags or of all. */
export function needs({ tags = [], count, pagination }: NewsListProps, { query }: NeedContext): Need[] {
  const page = pagination ? pageNumber(query.page) : 1
  const tagged: Need['params'] = tags.length === 0 ? {} : { tags: tags.join() }
  return [
    {
      key: 'list',
      call: 'news.list',
      params: { ...tagged, nbItem: count, page, orderBy: 'publishedAt:desc' },
      ...(pagination && { pagedBy: 'page' }),
    },
  ]
}
