import { sql, type Kysely } from 'kysely'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { revisionList } from '#schemas/admin/revision-calls.ts'
import type { ListQuery } from '#schemas/api/base/list-grammar.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { readAuthors } from '#server/content/pages/read-authors.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import { listGrammarOf } from '#server/platform/lists/find-list-grammar.ts'
import type { ListColumns } from '#server/platform/lists/list-columns.ts'
import { runList } from '#server/platform/lists/query-list.ts'
import type { Registry } from '#engine/registry/registry.ts'
import { readPlannedTimes } from './versions/read-planned-times.ts'
import { readRepeated } from './versions/read-repeated.ts'
import { createVersionChanges } from './versions/version-changes.ts'
import type { DraftKey } from './draft-key.ts'
import type { EditedKinds, RevisionRow } from './kinds/edited-kind.ts'
import type { LeadDocument } from './restore-revision.ts'

type Item = Omit<AdminCallData['revision.read'], 'document'>

/** The saved states of documents, for their editors. */
export interface Revisions {
  /** Lists the saved states of a document. A document that does not exist is refused. */
  list(key: DraftKey, query: ListQuery, language?: string): Promise<AdminCallData['revision.list']>
  /**
   * Reads one saved state, as a draft holds it, with links to the addresses that pages have now: an editor brings parts of it back. One of
   * another document is refused.
   */
  read(key: DraftKey, id: number): Promise<Item & { readonly document: EditedDocument }>
  /** Reads the published state of a document. One that visitors do not see is refused. */
  published(key: DraftKey): Promise<EditedDocument>
}

const columns: ListColumns = { id: sql`-r.id`, fields: { savedAt: sql.ref('r.saved_at') } }

interface Needs {
  readonly db: Kysely<Tables>
  readonly kinds: EditedKinds
  readonly registry: Registry
  readonly leadDocument: LeadDocument
}

/** Reads the names of versions by their numbers. */
async function readNames(db: Kysely<Tables>, { siteId, kind }: DraftKey, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('revision_names')
    .select(['revision_id', 'name'])
    .where('site_id', '=', siteId)
    .where('kind', '=', kind)
    .where('revision_id', 'in', ids)
    .execute()
  return new Map(rows.map(({ revision_id, name }) => [revision_id, name]))
}

/** Makes the service of revisions. */
export function createRevisions(needs: Needs): Revisions {
  const { db, kinds, leadDocument } = needs
  const changesOf = createVersionChanges(needs)
  const revisionsOf = (key: DraftKey) => db.selectFrom(kinds[key.kind].revisions(key).as('r')).selectAll()
  const toItems = async (key: DraftKey, rows: readonly RevisionRow[]): Promise<Item[]> => {
    const ids = rows.map(({ by }) => by)
    const authorOf = await readAuthors(db, key.siteId, ids)
    return rows.map(({ saved_at, by, hash: _, ...row }) => ({ ...row, savedAt: toInstant(saved_at), savedBy: authorOf(by) }))
  }
  return {
    list: async (key, query, language = 'fr_FR') => {
      const { rows, total } = await runList(revisionsOf(key), { grammar: listGrammarOf(revisionList), query, columns })
      if (total === 0 && !(await revisionsOf(key).executeTakeFirst())) throw notFound()
      const ids = rows.map(({ id }) => id)
      const [items, names, changes] = [await toItems(key, rows), await readNames(db, key, ids), await changesOf(key, ids, language)]
      const planned = await readPlannedTimes(db, key)
      const repeated = await readRepeated(db, kinds[key.kind].revisions(key), ids)
      const revisions = items.map((item) => ({
        ...item,
        ...{ name: names.get(item.id) ?? null, planned: planned.get(item.id) ?? null, changes: changes.get(item.id) ?? null },
        restores: repeated.get(item.id) ?? null,
      }))
      return { revisions, total }
    },
    read: async (key, id) => {
      const row = await revisionsOf(key).where('r.id', '=', id).executeTakeFirst()
      const document = row && (await kinds[key.kind].revision(db, key, id))
      const [item] = row ? await toItems(key, [row]) : []
      if (!document || !item) throw notFound()
      return { ...item, document: await leadDocument(db, key, document) }
    },
    published: async (key) => {
      const row = await revisionsOf(key).where('r.isPublished', '=', true).executeTakeFirst()
      const document = row && (await kinds[key.kind].revision(db, key, row.id))
      if (!document) throw notFound()
      return document
    },
  }
}
