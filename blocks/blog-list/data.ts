import type { Need, NeedContext } from '#engine/needs.ts'
import type { BlogListProps } from '#schemas/generated/block-props.ts'
import { pageNumber } from './page-number.ts'

/** The articles of a folder (its own choice, else that of the page's address), and the folders below it when they are shown. */
export function needs(props: BlogListProps, { params, query }: NeedContext): Need[] {
  const folder = props.folder ?? (typeof params.folder === 'number' ? params.folder : undefined)
  const id: Need['params'] = folder === undefined ? {} : { id: folder }
  const page = props.pagination ? pageNumber(query.page) : 1
  const blogs: Need = { key: 'list', call: 'blog.list', params: { ...id, nbItem: props.count, page }, deadlineMs: 300 }
  return props.showFolders ? [blogs, { key: 'folder', call: 'blog.folder', params: id, deadlineMs: 300 }] : [blogs]
}
