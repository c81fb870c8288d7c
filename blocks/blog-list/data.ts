import type { Need, NeedContext } from '#engine/registry/needs.ts'
import { pageNumber } from '#engine/needs/page-number.ts'
import { searchedPart } from '#engine/needs/searched-part.ts'
import type { BlogListProps } from '#schemas/generated/block-props.ts'

/** The articles of the folder (the block's own, else that of the page's address), those alone that are sought, and the folders below it when they are shown. */
export function needs(props: BlogListProps, { params, query }: NeedContext): Need[] {
  const folder = props.folder ?? (typeof params.folder === 'number' ? params.folder : undefined)
  const id: Need['params'] = folder === undefined ? {} : { id: folder }
  const page = props.pagination ? pageNumber(query.page) : 1
  const pagedBy: Pick<Need, 'pagedBy'> = props.pagination ? { pagedBy: 'page' } : {}
  const sought: Need['params'] = props.showSearch && query.q !== undefined ? { search: searchedPart(query.q) } : {}
  const blogs: Need = { key: 'list', call: 'blog.list', params: { ...id, ...sought, nbItem: props.count, page }, ...pagedBy }
  return props.showFolders ? [blogs, { key: 'folder', call: 'blog.folder', params: id }] : [blogs]
}
