import { rowReferences } from '#server/content/items/row-references.ts'

/** Contents that albums name: their pictures, and those of their texts. */
export const albumReferences = rowReferences({
  kind: 'ALBUM',
  table: 'albums',
  parts: [
    { table: 'album_texts', owner: 'album_id' },
    { table: 'album_images', owner: 'album_id' },
  ],
})
