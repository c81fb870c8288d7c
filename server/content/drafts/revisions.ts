import { sql, type Kysely } from 'kysely'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { revisionList } from '#schemas/admin/revision-calls.ts'
import type { ListQuery } from '#schemas/api/base/list-grammar.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { upgradeBlocks } from '#engine/registry/migrate-blocks.ts'
import type { Registry } from '#engine/registry/registry.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { accountIn, readAuthors } from '#server/content/pages/read-authors.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import { listGrammarOf } from '#server/platform/lists/find-list-grammar.ts'
import type { ListColumns } from '#server/platform/lists/list-columns.ts'
import { runList } from '#server/platform/lists/query-list.ts'
import type { DraftKey } from './draft-key.ts'
import { editedPage } from './edited-page.ts'

type Item = AdminCallData['revision.list']['revisions'][number]

/** The saved states of documents, for their editors. */
export interface Revisions {
  /** Lists the saved states of a document. A document that does not exist is refused. */
  list(key: DraftKey, query: ListQuery): Promise<AdminCallData['revision.list']>
  /** Reads one saved state, as a draft holds it. One of another document is refused. */
  read(key: DraftKey, id: number): Promise<Item & { readonly document: EditedDocument }>
  /** Reads the published state of a document. One that visitors do not see is refused. */
  published(key: DraftKey): Promise<EditedDocument>
}

const columns: ListColumns = { id: sql`-r.id`, fields: { savedAt: sql.ref('r.saved_at') } }

function revisionsOf(db: Kysely<Tables>, { siteId, documentId, locale }: DraftKey) {
  return db
    .selectFrom('revisions as r')
    .innerJoin('page_documents as d', (join) => join.onRef('d.page_id', '=', 'r.page_id').onRef('d.locale', '=', 'r.locale'))
    .select(['r.id', 'r.saved_at as savedAt', sql<string>`r.head ->> 'title'`.as('title')])
    .select(sql<boolean>`r.id is not distinct from d.published_revision_id`.as('isPublished'))
    .select(accountIn(sql.ref('r.saved_by')).as('by'))
    .select(sql<boolean>`${accountIn(sql.ref('r.saved_by'))} is null`.as('isImported'))
    .where('r.site_id', '=', siteId)
    .where('r.page_id', '=', documentId)
    .where('r.locale', '=', locale)
    .where('d.deleted_at', 'is', null)
}

/** Reads a saved state of a document as its draft would hold it; undefined for one of another document. */
export async function readRevisionDocument(
  db: Kysely<Tables>,
  registry: Registry,
  key: DraftKey,
  id: number,
): Promise<EditedDocument | undefined> {
  const row = await revisionsOf(db, key).select(['r.head', 'r.blocks']).where('r.id', '=', id).executeTakeFirst()
  return row && editedPage(row.head, upgradeBlocks(registry, row.blocks))
}

/** Makes the service of revisions. */
export function createRevisions({ db, registry }: { readonly db: Kysely<Tables>; readonly registry: Registry }): Revisions {
  const toItems = async (key: DraftKey, rows: readonly (Omit<Item, 'savedAt' | 'savedBy'> & { savedAt: Date; by: number | null })[]) => {
    const ids = rows.map(({ by }) => by)
    const authorOf = await readAuthors(db, key.siteId, ids)
    return rows.map(({ id, title, isPublished, isImported, savedAt, by }) => {
      return { id, title, savedAt: toInstant(savedAt), savedBy: authorOf(by), isImported, isPublished }
    })
  }
  return {
    list: async (key, query) => {
      const { rows, total } = await runList(revisionsOf(db, key), { grammar: listGrammarOf(revisionList), query, columns })
      if (total === 0 && !(await revisionsOf(db, key).executeTakeFirst())) throw notFound()
      return { revisions: await toItems(key, rows), total }
    },
    read: async (key, id) => {
      const row = await revisionsOf(db, key).where('r.id', '=', id).executeTakeFirst()
      const document = row && (await readRevisionDocument(db, registry, key, id))
      const [item] = row ? await toItems(key, [row]) : []
      if (!document || !item) throw notFound()
      return { ...item, document }
    },
    published: async (key) => {
      const row = await revisionsOf(db, key).whereRef('r.id', '=', 'd.published_revision_id').executeTakeFirst()
      const document = row && (await readRevisionDocument(db, registry, key, row.id))
      if (!document) throw notFound()
      return document
    },
  }
}
