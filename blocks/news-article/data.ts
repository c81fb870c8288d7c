import type { Need, NeedContext } from '#engine/registry/needs.ts'
import type { NewsArticleProps } from '#schemas/generated/block-props.ts'

/** The news of the page's address, and the newest ones: one more than is shown, since the page's own may be among them. */
export function needs({ otherCount }: NewsArticleProps, { params }: NeedContext): Need[] {
  const id = params.news
  if (id === undefined) return []
  const news: Need = { key: 'news', call: 'news.get', params: { id }, isSubject: true }
  if (otherCount === 0) return [news]
  const others = { nbItem: otherCount + 1, page: 1, orderBy: 'publishedAt:desc' }
  return [news, { key: 'newest', call: 'news.list', params: others }]
}
