import { sql } from 'kysely'
import { saveBlog, saveFolder } from '#server/content/blog/save-blog.ts'
import type { ContentText } from '#server/content/items/content-texts.ts'
import type { SeedFolder } from '../read-seed.ts'
import { idOf, resolveTokens, type SeedContext, type SeedItem } from '../seed-item.ts'
import type { BlogSeed, FolderSeed } from '../seed-schema.ts'

async function readTexts({ db, siteId }: SeedContext, column: 'folder_id' | 'blog_id', id: number): Promise<unknown> {
  const texts = db.selectFrom('blog_texts').where('site_id', '=', siteId).where(column, '=', id)
  return texts.select(['locale', 'slug', 'title', 'summary', 'content', 'seo']).orderBy('locale').execute()
}

async function findBySlug(
  { db, siteId }: SeedContext,
  column: 'folder_id' | 'blog_id',
  locale: string,
  slug: string,
): Promise<number | null> {
  const texts = db
    .selectFrom('blog_texts')
    .select(sql<number | null>`${sql.ref(column)}`.as('id'))
    .where('site_id', '=', siteId)
  return (await texts.where('locale', '=', locale).where('slug', '=', slug).executeTakeFirst())?.id ?? null
}

function folderItem(folder: FolderSeed, position: number, locales: readonly string[]): SeedItem {
  const spoken = Object.entries(folder.texts).filter(([locale]) => locales.includes(locale))
  const texts = spoken.map(([locale, { slug, title, description = null }]) => [locale, { slug, title, summary: description }] as const)
  return {
    key: `folder:${folder.slug}`,
    source: { folder, position, locales },
    apply: ({ db, features, siteId, ids }, known) =>
      saveFolder(db, features.sanitiser.sanitise, siteId, {
        ...(known === null ? {} : { id: known }),
        parentId: idOf(folder.parent, ids),
        imageId: idOf(folder.image, ids),
        position,
        texts: Object.fromEntries(texts),
      }),
    find: async (context) => {
      const [locale = '', first] = texts[0] ?? []
      return findBySlug(context, 'folder_id', locale, first?.slug ?? '')
    },
    read: async (context, id) => {
      if (id === null) return null
      const rows = context.db.selectFrom('blog_folders').where('site_id', '=', context.siteId).where('id', '=', id)
      const row = await rows.select(['parent_id', 'position', 'image_id']).executeTakeFirst()
      return row ? { ...row, texts: await readTexts(context, 'folder_id', id) } : null
    },
  }
}

function textOf({ slug, title, summary, content, seo = {} }: BlogSeed, ids: ReadonlyMap<string, number>): ContentText {
  return { slug, title, summary, content, seo: resolveTokens(seo, ids) as object }
}

function blogItem(key: string, languages: readonly BlogSeed[]): SeedItem[] {
  const [first] = languages
  if (!first) return []
  return [
    {
      key: `blog:${key}`,
      source: languages,
      apply: ({ db, features, siteId, ids }, known) =>
        saveBlog(db, features.sanitiser.sanitise, siteId, {
          ...(known === null ? {} : { id: known }),
          folderId: idOf(first.folder, ids),
          imageId: idOf(first.image, ids),
          author: first.author ?? null,
          tags: first.tags,
          status: first.status,
          publishedAt: new Date(first.publishedAt),
          updatedAt: new Date(first.updatedAt ?? first.publishedAt),
          texts: Object.fromEntries(languages.map((text) => [text.locale, textOf(text, ids)])),
        }),
      find: (context) => findBySlug(context, 'blog_id', first.locale, first.slug),
      read: async (context, id) => {
        if (id === null) return null
        const rows = context.db
          .selectFrom('blogs')
          .select(['folder_id', 'image_id', 'author', 'tags', 'status', 'published_at', 'deleted_at'])
          .where('site_id', '=', context.siteId)
        const row = await rows.where('id', '=', id).executeTakeFirst()
        if (!row) return null
        const dates = { published_at: row.published_at?.toISOString() ?? null, deleted_at: row.deleted_at?.toISOString() ?? null }
        return { ...row, ...dates, texts: await readTexts(context, 'blog_id', id) }
      },
    },
  ]
}

/** The folders and articles of a seed in the site's languages; a folder comes after the one it lies in. */
export function blogItems({ folders, blogs }: SeedFolder, locales: readonly string[]): SeedItem[] {
  const spoken = blogs.filter(({ locale }) => locales.includes(locale))
  const keys = [...new Set(spoken.map(({ key }) => key))]
  const inOrder = keys.flatMap((key) => {
    const languages = spoken.filter((blog) => blog.key === key).toSorted((a, b) => locales.indexOf(a.locale) - locales.indexOf(b.locale))
    return blogItem(
      key,
      languages.map(({ key: _, ...blog }) => blog),
    )
  })
  return [...folders.map((folder, position) => folderItem(folder, position, locales)), ...inOrder]
}
