import type { Need, NeedContext } from '#engine/registry/needs.ts'
import type { AlbumProps } from '#schemas/generated/block-props.ts'

/** The album that was chosen, else the one of the page's address; nothing on a page that has none. */
export function needs({ album }: AlbumProps, { params }: NeedContext): Need[] {
  const id = album ?? params.album
  return id === undefined ? [] : [{ key: 'album', call: 'album.get', params: { id }, isSubject: true }]
}
