import type { Kysely } from 'kysely'
import type { DraftKind } from '#server/database/tables/draft-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Referrer, ReferenceSource } from '#server/platform/references/store-references.ts'
import type { EditedKind, EditedKinds } from './kinds/edited-kind.ts'
import { loadLog } from './load-log.ts'

async function readDrafts(db: Kysely<Tables>, siteId: number, { kind, of }: { kind: DraftKind; of: EditedKind }): Promise<Referrer[]> {
  const rows = await db.selectFrom('drafts').selectAll().where('site_id', '=', siteId).where('kind', '=', kind).execute()
  const found: Referrer[] = []
  for (const row of rows) {
    const { log } = await loadLog(db, row, row, new Set())
    found.push({ id: row.document_id, locale: row.locale, state: 'DRAFT', references: of.references(log.document) })
  }
  return found
}

/** Contents that the drafts of each kind name. */
export function draftReferences(kinds: EditedKinds): ReferenceSource[] {
  const entries = Object.entries(kinds) as [DraftKind, EditedKind][]
  return entries.map(([kind, of]) => ({
    kind,
    states: ['DRAFT'],
    read: async (db, siteId, only) => {
      const found = await readDrafts(db, siteId, { kind, of })
      return only === undefined ? found : found.filter(({ id }) => id === only)
    },
  }))
}
