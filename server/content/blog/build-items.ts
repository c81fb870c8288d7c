import type { Kysely } from 'kysely'
import type { BlogItem } from '#schemas/api/content/blog.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { readTags } from '#server/content/items/read-tags.ts'
import { loadRowImages } from '#server/content/media/load-row-images.ts'
import type { Media } from '#server/content/media/service.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import type { FolderTree } from './folders.ts'
import type { BlogItemRow } from './blog-query.ts'

type MakeItems = (scope: Scope, tree: FolderTree, rows: readonly BlogItemRow[]) => Promise<BlogItem[]>

/** Makes list items of rows: their pictures, tags and folders are read together. */
export function createItemBuilder(db: Kysely<Tables>, media: Media): MakeItems {
  return async (scope, tree, rows) => {
    const imageOf = await loadRowImages(media, scope, rows)
    const tagsOf = await readTags(db, scope, rows)
    return rows.map((row) => {
      const folder = row.folder_id === null ? undefined : tree.find(row.folder_id)
      return {
        id: row.id,
        title: row.title,
        url: `blog/${row.slug}`,
        summary: row.summary,
        image: imageOf(row),
        author: row.author,
        tags: tagsOf(row),
        folder: folder ? { id: folder.id, url: folder.url, name: folder.name } : null,
        publishedAt: toInstant(row.published_at ?? row.updated_at),
        updatedAt: toInstant(row.updated_at),
      }
    })
  }
}
