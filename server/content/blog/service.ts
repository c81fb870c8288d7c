import { sql, type Kysely } from 'kysely'
import type { ArianeEntry, Blog, BlogFolder, BlogItem, BlogList } from '#schemas/api/content/blog.ts'
import { blogList } from '#schemas/api/content/blog-calls.ts'
import type { ListQuery } from '#schemas/api/base/list-grammar.ts'
import type { MenuItem } from '#schemas/api/sites/site.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { ContentCache } from '#server/sites/directory/content-cache.ts'
import { shownTexts } from '#server/content/items/localised-text-sql.ts'
import type { HtmlRenderer } from '#server/platform/html/stored-html.ts'
import { listGrammarOf } from '#server/platform/lists/find-list-grammar.ts'
import { runList } from '#server/platform/lists/query-list.ts'
import type { Media } from '#server/content/media/service.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'
import { requireByIdOrSlug } from '#server/platform/lists/find-by-id-or-slug.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import { readMenu } from '#server/content/menu/menu.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { readFolderTree, type FolderRow, type FolderTree } from './folders.ts'
import { createItemBuilder } from './build-items.ts'
import { blogColumns, itemQuery, type BlogItemRow } from './blog-query.ts'

/** A number, or the last segment of an address. */
export type BlogId = number | string

/** The blog of a site; all of it is unknown where the blog is closed. */
export interface Blogs {
  list(scope: Scope, query: ListQuery, folder?: BlogId): Promise<BlogList>
  folder(scope: Scope, id?: BlogId): Promise<BlogFolder>
  folderAriane(scope: Scope, id?: BlogId): Promise<ArianeEntry[]>
  ariane(scope: Scope, id: BlogId): Promise<ArianeEntry[]>
  get(scope: Scope, id: BlogId): Promise<Blog>
  related(scope: Scope, id: BlogId): Promise<BlogItem[]>
}

interface Needs {
  readonly db: Kysely<Tables>
  readonly cache: ContentCache
  readonly media: Media
  readonly parameters: Parameters
  readonly readHtml: HtmlRenderer
}

const grammar = listGrammarOf(blogList)
const blogUrl = 'blog'

const allEntries = (menu: readonly MenuItem[]): MenuItem[] => menu.flatMap((entry) => [entry, ...allEntries(entry.children)])

function toAriane(root: ArianeEntry, folders: readonly FolderRow[]): ArianeEntry[] {
  return [root, ...folders.map(({ id, url, name }) => ({ id, url, name }))]
}

class BlogService implements Blogs {
  readonly #needs: Needs
  readonly #items: ReturnType<typeof createItemBuilder>

  constructor(needs: Needs) {
    this.#needs = needs
    this.#items = createItemBuilder(needs.db, needs.media)
  }

  async list(scope: Scope, query: ListQuery, folder?: BlogId): Promise<BlogList> {
    const tree = await this.#open(scope)
    let select = itemQuery(this.#needs.db, scope)
    if (folder !== undefined) {
      const within = tree.within(this.#find(tree, folder).id)
      select = select.where(
        'b.folder_id',
        'in',
        within.map(({ id }) => id),
      )
    }
    const { rows, total } = await runList(select, { grammar, query, columns: blogColumns })
    return { blogs: await this.#items(scope, tree, rows), total }
  }

  async folder(scope: Scope, id?: BlogId): Promise<BlogFolder> {
    const tree = await this.#open(scope)
    const folder = id === undefined ? null : this.#find(tree, id)
    const folderId = folder && folder.id
    const rows = await itemQuery(this.#needs.db, scope)
      .where('b.folder_id', 'is not distinct from', folderId)
      .orderBy('b.published_at', 'desc')
      .orderBy('b.id')
      .execute()
    const children = tree.childrenOf(folderId)
    const imageIds = [folder, ...children].flatMap((each) => each?.imageId ?? [])
    const images = await this.#needs.media.images(scope, imageIds)
    const imageOf = (each: FolderRow) => (each.imageId === null ? null : (images.get(each.imageId) ?? null))
    const blogCount = (each: FolderRow): number => tree.within(each.id).reduce((sum, { ownCount }) => sum + ownCount, 0)
    const words = folder
      ? { id: folder.id, name: folder.name, url: folder.url, description: folder.description }
      : { ...(await this.#root(scope)), description: null }
    return {
      ...words,
      image: folder && imageOf(folder),
      folders: children.map((each) => ({ id: each.id, name: each.name, url: each.url, image: imageOf(each), blogCount: blogCount(each) })),
      blogs: await this.#items(scope, tree, rows),
    }
  }

  async folderAriane(scope: Scope, id?: BlogId): Promise<ArianeEntry[]> {
    const [tree, root] = await Promise.all([this.#open(scope), this.#root(scope)])
    return toAriane(root, id === undefined ? [] : tree.pathTo(this.#find(tree, id).id))
  }

  async ariane(scope: Scope, id: BlogId): Promise<ArianeEntry[]> {
    const [tree, row] = await Promise.all([this.#open(scope), this.#row(scope, id)])
    return this.#arianeOf(scope, tree, row)
  }

  async get(scope: Scope, id: BlogId): Promise<Blog> {
    const [tree, row] = await Promise.all([this.#open(scope), this.#row(scope, id)])
    const [text, [item], ariane, rules] = await Promise.all([
      itemQuery(this.#needs.db, scope)
        .where('b.id', '=', row.id)
        .select([shownTexts.content.as('content'), shownTexts.seo.as('seo')])
        .executeTakeFirstOrThrow(),
      this.#items(scope, tree, [row]),
      this.#arianeOf(scope, tree, row),
      this.#needs.parameters.textRules(scope),
    ])
    if (!item) throw notFound()
    return { ...item, content: this.#needs.readHtml(text.content, rules, `article ${row.id}`), ariane, seo: text.seo }
  }

  async related(scope: Scope, id: BlogId): Promise<BlogItem[]> {
    const [tree, row] = await Promise.all([this.#open(scope), this.#row(scope, id)])
    const shared = sql`(select count(*) from unnest(b.tags) tag where tag = any(${row.tags}))`
    const rows = await itemQuery(this.#needs.db, scope)
      .where('b.id', '<>', row.id)
      .orderBy(shared, 'desc')
      .orderBy(sql`(b.folder_id is not distinct from ${row.folder_id})`, 'desc')
      .orderBy('b.published_at', 'desc')
      .orderBy('b.id')
      .limit(3)
      .execute()
    return this.#items(scope, tree, rows)
  }

  async #open(scope: Scope): Promise<FolderTree> {
    if ((await this.#needs.parameters.value(scope, 'IS_BLOG_ACTIVATED')) === false) throw notFound()
    return this.#needs.cache.read(scope, 'blog folders', () => readFolderTree(this.#needs.db, scope))
  }

  #find(tree: FolderTree, id: BlogId): FolderRow {
    const folder = tree.find(id)
    if (!folder) throw notFound()
    return folder
  }

  #row(scope: Scope, id: BlogId): Promise<BlogItemRow> {
    return requireByIdOrSlug(itemQuery(this.#needs.db, scope), 'b.id', id)
  }

  /** The blog itself, by the name that the menu of the site gives it. */
  #root(scope: Scope): Promise<ArianeEntry> {
    return this.#needs.cache.read(scope, 'blog root', async () => {
      const entry = allEntries(await readMenu(this.#needs.db, scope)).find(({ url }) => url === blogUrl)
      return { id: null, url: blogUrl, name: entry?.menuTitle ?? entry?.title ?? 'Blog' }
    })
  }

  async #arianeOf(scope: Scope, tree: FolderTree, row: BlogItemRow): Promise<ArianeEntry[]> {
    return [...toAriane(await this.#root(scope), tree.pathTo(row.folder_id)), { id: row.id, url: `blog/${row.slug}`, name: row.title }]
  }
}

/** Reads the blogs of sites. */
export function createBlogs(needs: Needs): Blogs {
  return new BlogService(needs)
}
