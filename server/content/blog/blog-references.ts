import { rowReferences } from '#server/content/items/row-references.ts'

const folderOf = ({ folder_id: folder }: Readonly<Record<string, unknown>>) =>
  typeof folder === 'number' ? [{ kind: 'folder' as const, key: String(folder) }] : []

/** Contents that articles name: their pictures, tags, folder, and the links of their texts. */
export const articleReferences = rowReferences({
  kind: 'ARTICLE',
  table: 'blogs',
  parts: [{ table: 'blog_texts', owner: 'blog_id' }],
  more: folderOf,
})

/** Contents that folders of the blog name: their pictures, and the links of their texts. */
export const folderReferences = rowReferences({
  kind: 'FOLDER',
  table: 'blog_folders',
  parts: [{ table: 'blog_texts', owner: 'folder_id' }],
})
