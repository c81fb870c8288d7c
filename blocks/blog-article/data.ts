import type { Need, NeedContext } from '#engine/registry/needs.ts'
import type { BlogArticleProps } from '#schemas/generated/block-props.ts'

/** The article of the page's address, and articles near it; nothing on a page that is no article's. */
export function needs(props: BlogArticleProps, { params }: NeedContext): Need[] {
  const id = params.blog
  if (id === undefined) return []
  const article: Need = { key: 'blog', call: 'blog.get', params: { id }, isSubject: true }
  if (props.relatedCount === 0) return [article]
  return [article, { key: 'related', call: 'blog.related', params: { id } }]
}
