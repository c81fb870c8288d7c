import type { Need, NeedContext } from '#engine/registry/needs.ts'
import { pageNumber } from '#engine/needs/page-number.ts'
import type { AlbumListProps } from '#schemas/generated/block-props.ts'

/** The albums of the site, in its own order; read page by page where the list is what the page is about. */
export function needs({ count, level }: AlbumListProps, { query }: NeedContext): Need[] {
  const isPaged = level === 1
  const page = isPaged ? pageNumber(query.page) : 1
  return [{ key: 'list', call: 'album.list', params: { page, nbItem: count }, ...(isPaged && { pagedBy: 'page' }) }]
}
