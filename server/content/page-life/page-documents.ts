import type { Kysely } from 'kysely'
import { Overtaken } from '#server/database/in-transaction.ts'
import type { PageHead } from '#server/database/tables/page-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { keepHead } from '#server/content/pages/read-head.ts'
import type { PageInput } from '#server/content/pages/write/page-input.ts'
import type { SaveOptions } from '#server/content/pages/write/save-options.ts'
import type { Pages } from '#server/content/pages/service.ts'
import { ApiError, notFound } from '#server/platform/errors/api-error.ts'

/** A page of a site. */
export interface PageOfSite {
  readonly siteId: number
  readonly id: number
}

/** A page that is to be taken away, and how many of its uses the person has seen. */
export interface RemovedPage extends PageOfSite {
  readonly used?: number | undefined
}

/** The documents of a page in their languages: those in the trash, or the others. */
export async function readDocuments(db: Kysely<Tables>, { siteId, id }: PageOfSite, isInTrash = false) {
  const rows = await db
    .selectFrom('page_documents as d')
    .innerJoin('revisions as h', 'h.id', 'd.head_revision_id')
    .leftJoin('revisions as p', 'p.id', 'd.published_revision_id')
    .select(['d.locale', 'd.url', 'd.middleware', 'd.published_revision_id as published', 'h.hash as headHash'])
    .select((eb) => [eb.fn.coalesce('p.head', 'h.head').as('head'), eb.fn.coalesce('p.blocks', 'h.blocks').as('blocks')])
    .where('d.site_id', '=', siteId)
    .where('d.page_id', '=', id)
    .where('d.deleted_at', isInTrash ? 'is not' : 'is', null)
    .orderBy('d.locale')
    .execute()
  if (rows.length === 0) throw notFound()
  return rows
}

/** A document of a page, with what visitors see of it, or its newest saved state where they see nothing. */
export type StoredDocument = Awaited<ReturnType<typeof readDocuments>>[number]

/** The input of a save that changes the head of a stored document. */
export function inputOf({ locale, head, blocks }: StoredDocument, id: number, changed: Partial<PageHead>): PageInput {
  // The save refuses what does not fit, and lets faults pass that are stored already: repaired blocks would be others.
  return { ...keepHead(head), ...changed, id, locale, layout: { blocks: blocks as PageInput['layout']['blocks'] } }
}

/** Saves what was made of a stored document. A document that was saved meanwhile is read again, with the whole transaction. */
export async function saveRead(pages: Pick<Pages, 'save'>, input: PageInput, options: SaveOptions): Promise<void> {
  try {
    await pages.save(input, options)
  } catch (error) {
    throw error instanceof ApiError && error.code === 'STALE_VERSION' ? new Overtaken(error) : error
  }
}
