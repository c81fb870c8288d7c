import type { Kysely } from 'kysely'
import type { BlogItem } from '#schemas/api/blog.ts'
import { toInstant } from '#domain/instant.ts'
import type { Tables } from '#server/database/tables.ts'
import type { Media } from '#server/features/media/service.ts'
import type { Scope } from '#server/features/sites/site.ts'
import type { FolderTree } from './folders.ts'
import type { BlogItemRow } from './visible-blogs.ts'

type MakeItems = (scope: Scope, tree: FolderTree, rows: readonly BlogItemRow[]) => Promise<BlogItem[]>

async function readTagLabels(db: Kysely<Tables>, { site, locale }: Scope, values: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (values.length === 0) return new Map()
  const rows = await db.selectFrom('tags').selectAll().where('site_id', '=', site.id).where('value', 'in', values).execute()
  return new Map(rows.map(({ value, labels }) => [value, labels[locale] ?? labels[site.defaultLocale] ?? value]))
}

/** Makes list items of rows: their pictures, tags and folders are read together. */
export function createItemMaker(db: Kysely<Tables>, media: Media): MakeItems {
  return async (scope, tree, rows) => {
    const images = await media.images(
      scope,
      rows.flatMap(({ image_id }) => image_id ?? []),
    )
    const labels = await readTagLabels(db, scope, [...new Set(rows.flatMap(({ tags }) => tags))])
    return rows.map((row) => {
      const folder = row.folder_id === null ? undefined : tree.find(row.folder_id)
      return {
        id: row.id,
        title: row.title,
        url: `blog/${row.slug}`,
        summary: row.summary,
        image: row.image_id === null ? null : (images.get(row.image_id) ?? null),
        author: row.author,
        tags: row.tags.map((value) => ({ value, label: labels.get(value) ?? value })),
        folder: folder ? { id: folder.id, url: folder.url, name: folder.name } : null,
        publishedAt: toInstant(row.published_at ?? row.updated_at),
        updatedAt: toInstant(row.updated_at),
      }
    })
  }
}
