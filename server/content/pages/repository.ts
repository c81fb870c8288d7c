import { sql, type Kysely } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'

/** The documents that everyone may see now: published, not planned for later, not in the trash. */
function visibleDocuments(db: Kysely<Tables>, siteId: number) {
  return db
    .selectFrom('page_documents as d')
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

/** Every published document of a page, one for each language. */
export function readPage(db: Kysely<Tables>, siteId: number, pageId: number): Promise<PageRow[]> {
  return selectDocuments(db, siteId).where('d.page_id', '=', pageId).orderBy('d.locale').execute()
}

/** The published documents at an address, in any of these languages. */
export function findByUrl(db: Kysely<Tables>, siteId: number, url: string, locales: readonly string[]): Promise<PageRow[]> {
  return selectDocuments(db, siteId).where('d.url', '=', url).where('d.locale', 'in', locales).execute()
}

/** The published documents whose address holds parameters. */
export function readPatterns(db: Kysely<Tables>, siteId: number): Promise<PageRow[]> {
  return selectDocuments(db, siteId).where('d.url', 'like', '%{%').orderBy('d.url').orderBy('d.page_id').execute()
}

/** Every published document of a site, in the order of its addresses. */
export function readAll(db: Kysely<Tables>, siteId: number): Promise<PageRow[]> {
  return selectDocuments(db, siteId).orderBy('d.url').orderBy('d.locale').execute()
}

/** The page that has left an address, in any of these languages. */
export async function findMoved(db: Kysely<Tables>, siteId: number, url: string, locales: readonly string[]): Promise<number | null> {
  const row = await db
    .selectFrom('page_moves')
    .select(['page_id', 'locale'])
    .where('site_id', '=', siteId)
    .where('url', '=', url)
    .where('locale', 'in', locales)
    .orderBy(sql`array_position(${locales}::text[], locale)`)
    .limit(1)
    .executeTakeFirst()
  return row?.page_id ?? null
}

/** The blocks of a revision as the driver returns them, with their hash. */
export function readRevision(db: Kysely<Tables>, id: number) {
  return db
    .selectFrom('revisions')
    .select(['blocks', 'hash', 'sanitised_hashes', 'sanitiser_version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}
