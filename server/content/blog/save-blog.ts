import { sql, type Kysely } from 'kysely'
import type { Sanitise } from '#engine/text/html-rules.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { checkTexts, textRows, type ContentTexts } from '#server/content/items/content-texts.ts'
import { recordReferences } from '#server/platform/references/store-references.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import { articleReferences, folderReferences } from './blog-references.ts'

/** A folder as it is given to be stored. */
export interface FolderInput {
  readonly parentId: number | null
  readonly imageId: number | null
  readonly position: number
  readonly texts: ContentTexts
}

/** An article as it is given to be stored. */
export interface BlogInput {
  readonly folderId: number | null
  readonly imageId: number | null
  readonly author: string | null
  readonly tags: readonly string[]
  readonly status: 'DRAFT' | 'PUBLISHED'
  readonly publishedAt: Date | null
  /** Now when not said. */
  readonly updatedAt?: Date
  readonly texts: ContentTexts
}

type Owner = { readonly folder_id: number } | { readonly blog_id: number }

async function saveTexts(db: Kysely<Tables>, siteId: number, owner: Owner, texts: ContentTexts): Promise<void> {
  const [column, id] = 'folder_id' in owner ? (['folder_id', owner.folder_id] as const) : (['blog_id', owner.blog_id] as const)
  await db.deleteFrom('blog_texts').where('site_id', '=', siteId).where(column, '=', id).execute()
  const rows = textRows({ site_id: siteId, ...owner }, texts)
  if (rows.length > 0) await db.insertInto('blog_texts').values(rows).execute()
}

/** Stores a folder of the blog with its words, or changes a known one. */
export async function saveFolder(
  db: Kysely<Tables>,
  sanitise: Sanitise,
  siteId: number,
  folder: FolderInput & { id?: number },
): Promise<number> {
  checkTexts(folder.texts, sanitise)
  const row = { parent_id: folder.parentId, image_id: folder.imageId, position: folder.position }
  return inTransaction(db, async (trx) => {
    const saved = await trx
      .insertInto('blog_folders')
      .values({ ...(folder.id === undefined ? {} : { id: folder.id }), site_id: siteId, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row).where('blog_folders.site_id', '=', siteId))
      .returning('id')
      .executeTakeFirstOrThrow(() => notFound())
    await saveTexts(trx, siteId, { folder_id: saved.id }, folder.texts)
    await recordReferences(trx, folderReferences, siteId, saved.id)
    return saved.id
  })
}

/** Stores an article with its words, or changes a known one; HTML from which the sanitiser would remove something is refused. */
export async function saveBlog(db: Kysely<Tables>, sanitise: Sanitise, siteId: number, blog: BlogInput & { id?: number }): Promise<number> {
  checkTexts(blog.texts, sanitise)
  const row = {
    folder_id: blog.folderId,
    image_id: blog.imageId,
    author: blog.author,
    tags: [...blog.tags],
    status: blog.status,
    published_at: blog.publishedAt,
    updated_at: blog.updatedAt ?? sql<Date>`now()`,
  }
  return inTransaction(db, async (trx) => {
    const saved = await trx
      .insertInto('blogs')
      .values({ ...(blog.id === undefined ? {} : { id: blog.id }), site_id: siteId, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row).where('blogs.site_id', '=', siteId))
      .returning('id')
      .executeTakeFirstOrThrow(() => notFound())
    await saveTexts(trx, siteId, { blog_id: saved.id }, blog.texts)
    await recordReferences(trx, articleReferences, siteId, saved.id)
    return saved.id
  })
}
