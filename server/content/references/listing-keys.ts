import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import { listedKinds, readListKey, type ListedContents, type ListedKind } from '#engine/references/list-references.ts'
import type { Tables } from '#server/database/tables/tables.ts'

/** Most different lists of one kind in a site that are looked at. */
const MAX_LISTS = 50

const newestFirst = sql`x.published_at desc, x.id`
const inOrder = sql`x.position, x.id`

const tables: Readonly<Record<ListedKind, { readonly table: string; readonly order: RawBuilder<unknown> }>> = {
  service: { table: 'services', order: inOrder },
  news: { table: 'news', order: newestFirst },
  article: { table: 'blogs', order: newestFirst },
  album: { table: 'albums', order: inOrder },
  product: { table: 'products', order: inOrder },
}

const isListed = (kind: string): kind is ListedKind => listedKinds.some((each) => each === kind)

const folders = (siteId: number, folder: number) => sql<SqlBool>`x.folder_id in (
  with recursive below (id) as (
    select f.id from blog_folders f where f.site_id = ${siteId} and f.id = ${folder}
    union select f.id from blog_folders f join below b on f.parent_id = b.id where f.site_id = ${siteId}
  ) select id from below)`

function conditions(siteId: number, { tags = [], folder, type, isPromoted = false }: ListedContents): RawBuilder<SqlBool>[] {
  return [
    sql<SqlBool>`x.status = 'PUBLISHED' and x.deleted_at is null and x.published_at <= now()`,
    ...(tags.length === 0 ? [] : [sql<SqlBool>`x.tags && ${[...tags]}::text[]`]),
    ...(folder === undefined ? [] : [folders(siteId, folder)]),
    ...(type === undefined ? [] : [sql<SqlBool>`x.type = ${type}`]),
    ...(isPromoted ? [sql<SqlBool>`x.promoted`] : []),
  ]
}

async function isIn(db: Kysely<Tables>, siteId: number, listed: ListedContents, id: number): Promise<boolean> {
  const { table, order } = tables[listed.kind]
  const fitting = sql`select x.id from ${sql.table(table)} x
    where x.site_id = ${siteId} and ${sql.join(conditions(siteId, listed), sql` and `)}`
  const shown = listed.first === undefined ? sql`${fitting} and x.id = ${id}` : sql`${fitting} order by ${order} limit ${listed.first}`
  const { rows } = await sql`select from (${shown}) l where l.id = ${id}`.execute(db)
  return rows.length > 0
}

/** Finds the lists in which visitors see a content now, by the keys under which blocks refer to them. */
export async function listingKeys(
  db: Kysely<Tables>,
  siteId: number,
  target: { readonly kind: string; readonly key: string },
): Promise<string[]> {
  const { kind, key } = target
  if (!isListed(kind) || !/^[0-9]{1,9}$/.test(key)) return []
  const lists = db.selectFrom('content_refs').select('to_key').distinct().where('site_id', '=', siteId).where('to_kind', '=', 'list')
  const stored = await lists
    .where((eb) => eb.or([eb('to_key', '=', kind), eb('to_key', 'like', `${kind} %`)]))
    .orderBy('to_key')
    .limit(MAX_LISTS)
    .execute()
  const found: string[] = []
  for (const { to_key } of stored) {
    const listed = readListKey(to_key)
    if (listed?.kind === kind && (await isIn(db, siteId, listed, Number(key)))) found.push(to_key)
  }
  return found
}
