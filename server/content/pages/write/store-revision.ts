import { sql, type Transaction } from 'kysely'
import type { Block, PageDocument } from '#schemas/generated/content.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { PageHead } from '#server/database/tables/page-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { visibilityBoundaries } from '#server/content/pages/visibility-boundaries.ts'
import type { BaseState } from './base-state.ts'
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

/** Stores a revision with the page and layout that it needs, and makes it the head of its document. */
export async function storeRevision(
  trx: Transaction<Tables>,
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
  const shown = { ...head, seo: jsonb(head.seo), updated_at: sql<Date>`now()` }
  const at = options.publishAt === undefined ? {} : { publish_at: options.publishAt }
  const published = publish ? { ...shown, ...at, published_revision_id: revision.id } : {}
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
    .onConflict((conflict) => conflict.columns(['page_id', 'locale']).doUpdateSet({ ...published, head_revision_id: revision.id }))
    .execute()
  return { id, layoutId, revisionId: revision.id, hash }
}
