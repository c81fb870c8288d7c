import type { Need, NeedContext } from '#engine/registry/needs.ts'
import type { RelatedPostsProps } from '#schemas/generated/block-props.ts'

/** Articles near the one that is named, else near the page's own; nothing on a page without one. */
export function needs(props: RelatedPostsProps, { params }: NeedContext): Need[] {
  const id = props.blog ?? params.blog
  return id === undefined ? [] : [{ key: 'related', call: 'blog.related', params: { id } }]
}
