import { sql, type Kysely } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Scope } from '#server/platform/scope/site.ts'

/** A folder of the blog in the scope's language, with the number of articles that it and those below it hold. */
export interface FolderRow {
  readonly id: number
  readonly parentId: number | null
  readonly imageId: number | null
  readonly slugs: readonly string[]
  readonly url: string
  readonly name: string
  readonly description: string | null
  readonly ownCount: number
}

/** All folders of a site's blog: there are few, so a reading of the tree asks for all of them. */
export interface FolderTree {
  readonly all: readonly FolderRow[]
  find(id: number | string): FolderRow | undefined
  childrenOf(id: number | null): readonly FolderRow[]
  /** From the outermost folder to this one. */
  pathTo(id: number | null): readonly FolderRow[]
  /** This folder and all below it. */
  within(id: number): readonly FolderRow[]
}

/** Reads the folders of a site's blog; those without words in the scope's languages are left out. */
export async function readFolderTree(db: Kysely<Tables>, scope: Scope): Promise<FolderTree> {
  const { site, locale } = scope
  const rows = await db
    .selectFrom('blog_folders as f')
    .leftJoin('blog_texts as t', (join) => join.onRef('t.folder_id', '=', 'f.id').on('t.locale', '=', locale))
    .leftJoin('blog_texts as d', (join) => join.onRef('d.folder_id', '=', 'f.id').on('d.locale', '=', site.defaultLocale))
    .select(['f.id', 'f.parent_id', 'f.image_id', 't.slug as own_slug', 'd.slug as default_slug'])
    .select(sql<string>`coalesce(t.title, d.title)`.as('name'))
    .select(sql<string | null>`coalesce(t.summary, d.summary)`.as('description'))
    .select((from) =>
      from
        .selectFrom('blogs as b')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('b.folder_id', '=', 'f.id')
        .where('b.status', '=', 'PUBLISHED')
        .where('b.deleted_at', 'is', null)
        .where('b.published_at', '<=', sql<Date>`now()`)
        .as('own_count'),
    )
    .where('f.site_id', '=', site.id)
    .orderBy('f.position')
    .orderBy('f.id')
    .execute()
  const all = rows.flatMap((row): FolderRow[] => {
    const slugs = [row.own_slug, row.default_slug].filter((slug) => slug !== null)
    if (slugs[0] === undefined) return []
    const { id, name, description } = row
    return [
      {
        id,
        name,
        description,
        slugs,
        url: `blog/${slugs[0]}`,
        parentId: row.parent_id,
        imageId: row.image_id,
        ownCount: row.own_count ?? 0,
      },
    ]
  })
  return createTree(all)
}

function createTree(all: readonly FolderRow[]): FolderTree {
  const byId = new Map(all.map((folder) => [folder.id, folder]))
  const childrenOf = (id: number | null): readonly FolderRow[] => all.filter((folder) => folder.parentId === id)
  const pathTo = (id: number | null): readonly FolderRow[] => {
    const path: FolderRow[] = []
    for (let folder = id === null ? undefined : byId.get(id); folder && !path.includes(folder);) {
      path.unshift(folder)
      folder = folder.parentId === null ? undefined : byId.get(folder.parentId)
    }
    return path
  }
  const within = (id: number): readonly FolderRow[] => all.filter((folder) => pathTo(folder.id).some((step) => step.id === id))
  const find = (id: number | string): FolderRow | undefined => {
    if (typeof id === 'number') return byId.get(id)
    return all.find(({ slugs }) => slugs[0] === id) ?? all.find(({ slugs }) => slugs.includes(id))
  }
  return { all, find, childrenOf, pathTo, within }
}
