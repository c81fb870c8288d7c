import { sql, type Transaction } from 'kysely'
import { readBlocks } from '#engine/document/read-blocks.ts'
import type { Registry } from '#engine/registry/registry.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { PageHead } from '#server/database/tables/page-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { keepHead, readHead } from '#server/content/pages/read-head.ts'
import { recordReferences } from '#server/platform/references/store-references.ts'
import { hashOfPage } from './page-input.ts'
import { pageReferences } from './page-references.ts'
import type { PageKey } from './unpublish-page.ts'

type Place = Pick<PageHead, 'url' | 'middleware'>

interface Needs {
  readonly trx: Transaction<Tables>
  readonly registry: Registry
}

/** Gives a version the address and the access that its page has now: they may have changed since it was planned. Returns its head. */
async function takePlace(trx: Transaction<Tables>, siteId: number, revision: number, place: Place): Promise<PageHead> {
  const stored = trx.selectFrom('revisions').select(['head', 'blocks']).where('site_id', '=', siteId).where('id', '=', revision)
  const { head: former, blocks } = await stored.executeTakeFirstOrThrow()
  const head = { ...keepHead(former), ...place }
  const hash = hashOfPage(head, readBlocks(blocks))
  await trx
    .updateTable('revisions')
    .set({ head: jsonb(head), hash })
    .where('site_id', '=', siteId)
    .where('id', '=', revision)
    .where('hash', '<>', hash)
    .execute()
  return readHead(head)
}

/** Makes a planned version the ordinary one of its page. Returns its title, and the revision that visitors saw before. */
export async function settleVersion(
  { trx, registry }: Needs,
  { siteId, id, locale }: PageKey,
  revision: number,
): Promise<{ readonly title: string; readonly former: number | null }> {
  const own = trx
    .selectFrom('page_documents')
    .select(['published_revision_id as former', 'url', 'middleware'])
    .where('site_id', '=', siteId)
  const { former, ...place } = await own.where('page_id', '=', id).where('locale', '=', locale).executeTakeFirstOrThrow()
  const { title, shell, seo } = await takePlace(trx, siteId, revision, place)
  await trx
    .updateTable('page_documents')
    .set({ title, shell, seo: jsonb(seo), publish_at: null, updated_at: sql<Date>`now()` })
    .set({ head_revision_id: revision, published_revision_id: revision })
    .where('site_id', '=', siteId)
    .where('page_id', '=', id)
    .where('locale', '=', locale)
    .where('deleted_at', 'is', null)
    .execute()
  await recordReferences(trx, pageReferences(registry), siteId, id)
  return { title, former }
}

/** Gives a page that visitors never saw the address and the access of its planned version. */
export async function placePage({ trx, registry }: Needs, { siteId, id, locale }: PageKey, { url, middleware }: Place): Promise<void> {
  await trx
    .updateTable('page_documents')
    .set({ url, middleware })
    .where('site_id', '=', siteId)
    .where('page_id', '=', id)
    .where('locale', '=', locale)
    .execute()
  await recordReferences(trx, pageReferences(registry), siteId, id)
}
