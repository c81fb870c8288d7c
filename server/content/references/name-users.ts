import { sql, type Kysely } from 'kysely'
import type { ReferrerKind } from '#server/database/tables/reference-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Scope } from '#server/platform/scope/site.ts'

/** A content by its kind and number. */
export interface Named {
  readonly kind: ReferrerKind
  readonly id: number
}

interface Titles {
  readonly table: string
  readonly texts: string
  readonly owner: string
  readonly hasTrash: boolean
}

const titled: Readonly<Partial<Record<ReferrerKind, Titles>>> = {
  SECTION: { table: 'sections', texts: 'section_contents', owner: 'section_id', hasTrash: true },
  ARTICLE: { table: 'blogs', texts: 'blog_texts', owner: 'blog_id', hasTrash: true },
  FOLDER: { table: 'blog_folders', texts: 'blog_texts', owner: 'folder_id', hasTrash: false },
  NEWS: { table: 'news', texts: 'news_texts', owner: 'news_id', hasTrash: true },
  SERVICE: { table: 'services', texts: 'service_texts', owner: 'service_id', hasTrash: true },
  ALBUM: { table: 'albums', texts: 'album_texts', owner: 'album_id', hasTrash: true },
  ELEMENT: { table: 'elements', texts: 'element_texts', owner: 'element_id', hasTrash: true },
  PRODUCT: { table: 'products', texts: 'product_texts', owner: 'product_id', hasTrash: true },
}

interface TitleRow {
  readonly id: number
  readonly title: string | null
}

const inLanguages = (title: string, { site, locale }: Scope) => sql<string | null>`
  (array_agg(${sql.ref(title)} order by t.locale = ${locale} desc, t.locale = ${site.defaultLocale} desc, t.locale))[1]`

function titlesQuery({ table, texts, owner, hasTrash }: Titles, scope: Scope, ids: readonly number[]) {
  return sql<TitleRow>`
    select a.id, ${inLanguages('t.title', scope)} as title
    from ${sql.table(table)} a left join ${sql.table(texts)} t on ${sql.ref(`t.${owner}`)} = a.id
    where a.site_id = ${scope.site.id} and a.id = any(${[...ids]}::integer[]) and ${hasTrash ? sql`a.deleted_at is null` : sql`true`}
    group by a.id`
}

function pagesQuery(scope: Scope, ids: readonly number[]) {
  return sql<TitleRow>`
    select t.page_id as id, ${inLanguages('t.title', scope)} as title from page_documents t
    where t.site_id = ${scope.site.id} and t.page_id = any(${[...ids]}::integer[]) and t.deleted_at is null group by t.page_id`
}

function entriesQuery(scope: Scope, ids: readonly number[]) {
  return sql<TitleRow>`
    select m.id, coalesce(
      (select ${inLanguages('t.title', scope)} from menu_item_texts t where t.menu_item_id = m.id and t.title is not null),
      (select ${inLanguages('t.title', scope)} from page_documents t where t.page_id = m.page_id and t.deleted_at is null)
    ) as title from menu_items m where m.site_id = ${scope.site.id} and m.id = any(${[...ids]}::integer[])`
}

function formsQuery(scope: Scope, ids: readonly number[]) {
  return sql<TitleRow>`
    select f.id, coalesce(f.definitions -> ${scope.locale} ->> 'title', f.definitions -> ${scope.site.defaultLocale} ->> 'title', f.name) as title
    from forms f where f.site_id = ${scope.site.id} and f.id = any(${[...ids]}::integer[])`
}

function queryOf(kind: ReferrerKind, scope: Scope, ids: readonly number[]) {
  if (kind === 'PAGE') return pagesQuery(scope, ids)
  if (kind === 'FORM') return formsQuery(scope, ids)
  if (kind === 'MENU') return entriesQuery(scope, ids)
  const source = titled[kind]
  return source ? titlesQuery(source, scope, ids) : null
}

/** Reads the titles of contents in the language of a person, else in another. What is in the trash or gone has none and is left out. */
export async function nameUsers(db: Kysely<Tables>, scope: Scope, users: readonly Named[]): Promise<Map<string, string | null>> {
  const names = new Map<string, string | null>()
  for (const [kind, of] of Map.groupBy(users, (user) => user.kind)) {
    const ids = [...new Set(of.map(({ id }) => id))]
    const rows = (await queryOf(kind, scope, ids)?.execute(db))?.rows ?? ids.map((id) => ({ id, title: null }))
    // An entry that is in a planned version of the menu alone has no row.
    if (kind === 'MENU') for (const id of ids) names.set(`${kind} ${id}`, null)
    for (const { id, title } of rows) names.set(`${kind} ${id}`, title)
  }
  return names
}
