import type { Kysely } from 'kysely'
import type { Seo } from '#schemas/generated/content.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { shownTexts } from '#server/content/items/localised-text-sql.ts'
import type { FindItem, PageItem } from '#server/content/pages/route-parameters.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'
import { findByIdOrSlug } from '#server/platform/lists/find-by-id-or-slug.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { readFolderTree } from './folders.ts'
import { itemQuery } from './blog-query.ts'

interface Needs {
  readonly db: Kysely<Tables>
  readonly parameters: Parameters
}

type Named = 'blog_id' | 'folder_id'

async function readSlugs(db: Kysely<Tables>, { site }: Scope, column: Named, id: number): Promise<Record<string, string>> {
  const texts = db.selectFrom('blog_texts').select(['locale', 'slug']).where('site_id', '=', site.id)
  const rows = await texts.where(column, '=', id).execute()
  return Object.fromEntries(rows.map(({ locale, slug }) => [locale, slug]))
}

function toSeo(own: Seo, summary: string | null, image: number | null): Seo {
  return { ...(summary === null ? {} : { description: summary }), ...(image === null ? {} : { image }), ...own }
}

async function findBlog(db: Kysely<Tables>, scope: Scope, slug: string): Promise<PageItem | null> {
  const row = await findByIdOrSlug(itemQuery(db, scope).select(shownTexts.seo.as('seo')), 'b.id', slug)
  if (!row) return null
  const slugs = await readSlugs(db, scope, 'blog_id', row.id)
  return { value: row.id, title: row.title, seo: toSeo(row.seo, row.summary, row.image_id), slugs }
}

async function findFolder(db: Kysely<Tables>, scope: Scope, slug: string): Promise<PageItem | null> {
  const folder = (await readFolderTree(db, scope)).find(slug)
  if (!folder) return null
  const { id, name, description, imageId } = folder
  return { value: id, title: name, seo: toSeo({}, description, imageId), slugs: await readSlugs(db, scope, 'folder_id', id) }
}

/** Reads the parameters `{blog}` and `{folder}` of addresses; nothing is found where the blog is closed. */
export function createBlogPageItems({ db, parameters }: Needs): { readonly blog: FindItem; readonly folder: FindItem } {
  const whenOpen =
    (find: typeof findBlog): FindItem =>
    async (scope, text) =>
      (await parameters.isBlogOpenForNow(scope)) ? find(db, scope, text) : null
  return { blog: whenOpen(findBlog), folder: whenOpen(findFolder) }
}
