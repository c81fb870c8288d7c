import type { Need, NeedContext } from '#engine/registry/needs.ts'

/** In the blog the trail comes from its folders. */
export function needs(_props: unknown, { params }: NeedContext): Need[] {
  const { blog, folder } = params
  if (typeof blog === 'number') return [{ key: 'trail', call: 'blog.ariane', params: { id: blog } }]
  if (typeof folder === 'number') return [{ key: 'folderTrail', call: 'blog.folderAriane', params: { id: folder } }]
  return []
}
