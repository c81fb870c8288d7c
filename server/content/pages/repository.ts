import { sql, type Kysely, type Selectable } from 'kysely'
import { readBlocks } from '#engine/document/read-blocks.ts'
import { readHash } from '#engine/document/read-hash.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { readSeo, readShell } from './read-head.ts'

/** The documents that everyone may see now: published, not planned for later, not in the trash. */
function visibleDocuments(db: Kysely<Tables>, siteId: number) {
  return db
    .selectFrom('seen_documents as d')
    .where('d.site_id', '=', siteId)
    .where('d.deleted_at', 'is', null)
    .where('d.published_revision_id', 'is not', null)
    .where((where) => where.or([where('d.publish_at', 'is', null), where('d.publish_at', '<=', sql<Date>`now()`)]))
}

function selectDocuments(db: Kysely<Tables>, siteId: number) {
  return visibleDocuments(db, siteId).select([
    'd.page_id as pageId',
    'd.locale',
    'd.layout_id as layoutId',
    'd.url',
    'd.title',
    'd.seo',
    'd.shell',
    'd.middleware',
    'd.published_revision_id as revisionId',
    'd.updated_at as updatedAt',
  ])
}

/** A published document without its blocks. */
export type PageRow = Awaited<ReturnType<ReturnType<typeof selectDocuments>['execute']>>[number]

/** Reads the documents of a query. That of a planned version is stored as JSON, which may hold anything. */
async function readRows(query: ReturnType<typeof selectDocuments>): Promise<PageRow[]> {
  return (await query.execute()).map((row) => ({ ...row, seo: readSeo(row.seo), shell: readShell(row.shell) }))
}

/** Every published document of a page, one for each language. */
export function readPage(db: Kysely<Tables>, siteId: number, pageId: number): Promise<PageRow[]> {
  return readRows(selectDocuments(db, siteId).where('d.page_id', '=', pageId).orderBy('d.locale'))
}

/** Every published document of some pages, in the order of their numbers. */
export function readPages(db: Kysely<Tables>, siteId: number, pageIds: readonly number[]): Promise<PageRow[]> {
  return readRows(selectDocuments(db, siteId).where('d.page_id', 'in', pageIds).orderBy('d.page_id').orderBy('d.locale'))
}

/** Every published document of the pages that have an address in any of these languages. */
export function findByUrl(db: Kysely<Tables>, siteId: number, url: string, locales: readonly string[]): Promise<PageRow[]> {
  const there = visibleDocuments(db, siteId).where('d.url', '=', url).where('d.locale', 'in', locales).select('d.page_id')
  return readRows(selectDocuments(db, siteId).where('d.page_id', 'in', there).orderBy('d.locale'))
}

/** The published documents whose address holds parameters. */
export function readPatterns(db: Kysely<Tables>, siteId: number): Promise<PageRow[]> {
  return readRows(selectDocuments(db, siteId).where('d.url', 'like', '%{%').orderBy('d.url').orderBy('d.page_id'))
}

/** Every published document of a site, in the order of its addresses. */
export function readAll(db: Kysely<Tables>, siteId: number): Promise<PageRow[]> {
  return readRows(selectDocuments(db, siteId).orderBy('d.url').orderBy('d.locale'))
}

/** Every published document that a shell stands around in some languages, in the order of their addresses. */
export function readOfShell(
  db: Kysely<Tables>,
  siteId: number,
  { shell, locales }: { readonly shell: PageRow['shell']; readonly locales: readonly string[] },
): Promise<PageRow[]> {
  return readRows(selectDocuments(db, siteId).where('d.shell', '=', shell).where('d.locale', 'in', locales).orderBy('d.url'))
}

/** Counts the published documents that show a shared section in some languages. */
export async function countWithSection(
  db: Kysely<Tables>,
  siteId: number,
  { section, locales }: { readonly section: number; readonly locales: readonly string[] },
): Promise<number> {
  const { count } = await visibleDocuments(db, siteId)
    .where('d.locale', 'in', locales)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('content_refs as r')
          .select('r.from_id')
          .where('r.site_id', '=', siteId)
          .where('r.from_kind', '=', 'PAGE')
          .where('r.state', '=', 'PUBLISHED')
          .where('r.to_kind', '=', 'section')
          .where('r.to_key', '=', String(section))
          .whereRef('r.from_id', '=', 'd.page_id')
          .whereRef('r.from_locale', '=', 'd.locale'),
      ),
    )
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

type LeadingTable = 'page_moves' | 'item_moves'

/** Finds the row of a table that leads from an address, in the first of these languages that has one. */
async function findLeading<Table extends LeadingTable>(
  db: Kysely<Tables>,
  table: Table,
  { siteId, url, locales }: FormerAddress,
): Promise<Selectable<Tables[Table]> | undefined> {
  const { rows } = await sql<Selectable<Tables[Table]>>`
    select * from ${sql.table(table)} where site_id = ${siteId} and url = ${url} and locale = any(${[...locales]})
    order by array_position(${[...locales]}::text[], locale) limit 1`.execute(db)
  return rows[0]
}

/** An address that a page or an item has left, or that a person redirects, in any of these languages. */
export interface FormerAddress {
  readonly siteId: number
  readonly url: string
  readonly locales: readonly string[]
}

/** Finds the page that has left an address. */
export async function findMoved(db: Kysely<Tables>, address: FormerAddress): Promise<number | null> {
  return (await findLeading(db, 'page_moves', address))?.page_id ?? null
}

/** Finds the present address of the item that has left one. */
export async function findMovedItem(db: Kysely<Tables>, address: FormerAddress): Promise<string | null> {
  return (await findLeading(db, 'item_moves', address))?.to_url ?? null
}

/** Finds the target of the redirect that a person made: a page or an address. */
export async function findRedirect(
  db: Kysely<Tables>,
  { siteId, url, locales }: FormerAddress,
): Promise<Selectable<Tables['redirects']> | undefined> {
  // Some old servers ignored the case of letters. An exact match comes first.
  const { rows } = await sql<Selectable<Tables['redirects']>>`
    select * from redirects where site_id = ${siteId} and lower(url) = lower(${url}) and locale = any(${[...locales]})
    order by url = ${url} desc, array_position(${[...locales]}::text[], locale), url limit 1`.execute(db)
  return rows[0]
}

/** Reads the blocks of a revision, which may be stored with anything, with their hash. */
export async function readRevision(db: Kysely<Tables>, siteId: number, id: number) {
  const row = await db
    .selectFrom('revisions')
    .select(['blocks', 'hash', 'sanitised_hashes', 'sanitiser_version'])
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const blocks = readBlocks(row.blocks)
  return { ...row, blocks, hash: readHash(row.hash, blocks) }
}
