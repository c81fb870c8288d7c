import { sql, type Kysely } from 'kysely'
import type { Seo } from '#schemas/generated/content.ts'
import { isItemSlug } from '#domain/slug.ts'
import type { Sanitise } from '#engine/html-rules.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables.ts'
import { checkHtml } from '#server/features/check-html.ts'
import { Refusal } from '#server/features/refusal.ts'

/** The words of a folder or an article in one language. */
export interface BlogText {
  readonly slug: string
  readonly title: string
  readonly summary: string | null
  readonly content?: string
  readonly seo?: Seo
}

/** A folder as it is given to be stored. */
export interface FolderInput {
  readonly parentId: number | null
  readonly imageId: number | null
  readonly position: number
  readonly texts: Readonly<Record<string, BlogText>>
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
  readonly texts: Readonly<Record<string, BlogText>>
}

type Owner = { readonly folder_id: number } | { readonly blog_id: number }

async function saveTexts(db: Kysely<Tables>, siteId: number, owner: Owner, texts: FolderInput['texts']): Promise<void> {
  const [column, id] = 'folder_id' in owner ? (['folder_id', owner.folder_id] as const) : (['blog_id', owner.blog_id] as const)
  await db.deleteFrom('blog_texts').where('site_id', '=', siteId).where(column, '=', id).execute()
  const rows = Object.entries(texts).map(([locale, { seo = {}, ...text }]) => ({
    site_id: siteId,
    locale,
    ...text,
    ...owner,
    seo: jsonb(seo),
  }))
  if (rows.length > 0) await db.insertInto('blog_texts').values(rows).execute()
}

function checkTexts(texts: FolderInput['texts'], sanitise: Sanitise): void {
  for (const [locale, { slug, title, content = '' }] of Object.entries(texts)) {
    if (!isItemSlug(slug)) throw new Refusal('VALIDATION_FAILED', { errors: [{ field: `texts.${locale}.slug`, code: 'FORMAT' }] })
    if (title.trim() === '') throw new Refusal('VALIDATION_FAILED', { errors: [{ field: `texts.${locale}.title`, code: 'REQUIRED' }] })
    checkHtml(sanitise, `texts.${locale}.content`, content)
  }
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
  return db.transaction().execute(async (trx) => {
    const saved = await trx
      .insertInto('blog_folders')
      .values({ ...(folder.id === undefined ? {} : { id: folder.id }), site_id: siteId, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row).where('blog_folders.site_id', '=', siteId))
      .returning('id')
      .executeTakeFirstOrThrow()
    await saveTexts(trx, siteId, { folder_id: saved.id }, folder.texts)
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
  return db.transaction().execute(async (trx) => {
    const saved = await trx
      .insertInto('blogs')
      .values({ ...(blog.id === undefined ? {} : { id: blog.id }), site_id: siteId, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row).where('blogs.site_id', '=', siteId))
      .returning('id')
      .executeTakeFirstOrThrow()
    await saveTexts(trx, siteId, { blog_id: saved.id }, blog.texts)
    return saved.id
  })
}
