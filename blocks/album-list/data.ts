import type { Need } from '#engine/needs.ts'
import type { AlbumListProps } from '#schemas/generated/block-props.ts'

/** The albums of the site, in its own order. */
export function needs({ count }: AlbumListProps): Need[] {
  return [{ key: 'list', call: 'album.list', params: { page: 1, nbItem: count } }]
}
