import { sql, type Transaction } from 'kysely'
import type { Block, PageDocument } from '#schemas/generated/content.ts'
import type { Registry } from '#engine/registry/registry.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { PageHead } from '#server/database/tables/page-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { PageInLocale } from '#server/content/translations/page-in-locale.ts'
import { readPageTexts } from '#engine/text/page-texts.ts'
import { recordTexts } from '#server/content/translations/record-texts.ts'
import { visibilityBoundaries } from '#server/content/pages/visibility-boundaries.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import { recordReferences } from '#server/platform/references/store-references.ts'
import type { BaseState } from './base-state.ts'
import { pageReferences } from './page-references.ts'
import type { SavedPage, SaveOptions } from './save-options.ts'

/** Checked document with the columns of its revision. */
export interface CheckedPage {
  readonly document: PageDocument
  readonly head: PageHead
  readonly blocks: Block[]
  readonly hash: string
  /** Texts that this version of the sanitiser has passed. */
  readonly passed: { readonly sanitised_hashes: string[]; readonly sanitiser_version: string }
}

async function insert<Name extends 'pages' | 'layouts' | 'revisions'>(
  trx: Transaction<Tables>,
  table: Name,
  values: Parameters<ReturnType<typeof trx.insertInto<Name>>['values']>[0],
): Promise<{ id: number }> {
  return trx
    .insertInto(table)
    .values(values)
    .returning(sql<number>`id`.as('id'))
    .executeTakeFirstOrThrow()
}

/** Records the texts of a saved page, unless its draft has others, which are newer. */
async function recordSavedTexts(
  { trx, registry }: { readonly trx: Transaction<Tables>; readonly registry: Registry },
  page: PageInLocale,
  { head, blocks }: CheckedPage,
  { isFromDraft = false, isTakenOver = false }: SaveOptions,
): Promise<void> {
  const drafts = trx.selectFrom('drafts').select('id').where('site_id', '=', page.siteId).where('kind', '=', 'PAGE')
  const own = drafts.where('document_id', '=', page.pageId).where('locale', '=', page.locale)
  if (isFromDraft || (await own.whereRef('hash', '<>', 'base_hash').executeTakeFirst())) return
  const texts = readPageTexts(registry, { head, blocks })
  await recordTexts(trx, page, texts, { isTakenOver })
}

/** Stores a revision with the page and layout that it needs, and makes it the head of its document. */
export async function storeRevision(
  { trx, registry }: { readonly trx: Transaction<Tables>; readonly registry: Registry },
  checked: CheckedPage,
  options: SaveOptions,
  base: BaseState,
): Promise<SavedPage> {
  const { document, head, blocks, hash, passed } = checked
  const { siteId, by, publish = true } = options
  const { locale } = document
  const id = document.id === 0 ? (await insert(trx, 'pages', { site_id: siteId })).id : document.id
  const owner = { site_id: siteId, page_id: id, locale }
  const layoutId = base?.layout_id ?? (await insert(trx, 'layouts', owner)).id
  const content = { head: jsonb(head), blocks: jsonb(blocks), hash, edges: visibilityBoundaries(blocks), saved_by: by }
  const revision = await insert(trx, 'revisions', { ...owner, ...content, ...passed })
  if (options.isAside === true) return { id, layoutId, revisionId: revision.id, hash }
  const shown = { ...head, seo: jsonb(head.seo), updated_at: sql<Date>`now()` }
  const at = options.publishAt === undefined ? {} : { publish_at: options.publishAt }
  const published = publish ? { ...at, published_revision_id: revision.id } : {}
  // Where visitors see nothing, lists show the newest saved state.
  const isUnseen = base?.published_revision_id === null
  await trx
    .insertInto('page_documents')
    .values({
      ...owner,
      ...shown,
      ...at,
      layout_id: layoutId,
      head_revision_id: revision.id,
      published_revision_id: publish ? revision.id : null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['page_id', 'locale'])
        .doUpdateSet({ ...(publish || isUnseen ? shown : {}), ...published, head_revision_id: revision.id })
        .where('page_documents.site_id', '=', siteId),
    )
    .returning('page_id')
    .executeTakeFirstOrThrow(() => notFound())
  await recordReferences(trx, pageReferences(registry), siteId, id)
  await recordSavedTexts({ trx, registry }, { siteId, pageId: id, locale }, checked, options)
  return { id, layoutId, revisionId: revision.id, hash }
}
