import { sql } from 'kysely'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { publicationList } from '#schemas/admin/publication-calls.ts'
import type { Right } from '#schemas/admin/resources/rights.ts'
import type { ListQuery } from '#schemas/api/base/list-grammar.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import { readAuthors } from '#server/content/pages/read-authors.ts'
import { listGrammarOf } from '#server/platform/lists/find-list-grammar.ts'
import { runList } from '#server/platform/lists/query-list.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import type { JointNeeds } from './publish-together.ts'
import { readableOf } from './waiting-items.ts'

type Needs = Pick<JointNeeds, 'db' | 'kinds' | 'items'>

/** Lists the publications of a site that have something which an account may read, with that. */
export async function listActs(
  { db, kinds, items: joint }: Needs,
  { site }: Scope,
  query: ListQuery,
  rights: readonly Right[],
): Promise<AdminCallData['publication.list']> {
  const names = readableOf(joint, rights).map(({ name }) => name)
  const readsPages = rights.includes('pages.read')
  const acts = db
    .selectFrom('publication_acts as a')
    .selectAll('a')
    .where('a.site_id', '=', site.id)
    .where(
      sql<boolean>`((${readsPages}::boolean and exists (select from publication_act_documents d where d.act_id = a.id))
        or exists (select from publication_act_items i where i.act_id = a.id and i.kind = any(${names}::text[])))`,
    )
  const columns = { id: sql`-a.id`, fields: { savedAt: sql.ref('a.saved_at') } }
  const { rows, total } = await runList(acts, { grammar: listGrammarOf(publicationList), query, columns })
  if (rows.length === 0) return { acts: [], total }
  const ids = rows.map(({ id }) => id)
  const documents = readsPages
    ? await db.selectFrom('publication_act_documents').selectAll().where('act_id', 'in', ids).orderBy('revision_id').execute()
    : []
  const items = await db
    .selectFrom('publication_act_items')
    .selectAll()
    .where('act_id', 'in', ids)
    .where(sql<boolean>`kind = any(${names}::text[])`)
    .orderBy('kind')
    .orderBy('item_id')
    .execute()
  const authorOf = await readAuthors(
    db,
    site.id,
    rows.map(({ saved_by }) => saved_by),
  )
  const itemsByAct = Map.groupBy(items, ({ act_id }) => act_id)
  const byAct = Map.groupBy(documents, ({ act_id }) => act_id)
  const toDocument = ({
    kind,
    document_id: id,
    locale,
    title,
    revision_id: revision,
    former_revision_id: former,
  }: (typeof documents)[number]) => ({
    ...{ kind: kinds[kind].name, id, locale, title, revision, former },
  })
  return {
    acts: rows.map(({ id, saved_at, saved_by, reverted_at }) => ({
      ...{ act: id, savedAt: toInstant(saved_at), savedBy: authorOf(saved_by) },
      revertedAt: reverted_at === null ? null : toInstant(reverted_at),
      documents: (byAct.get(id) ?? []).map(toDocument),
      items: (itemsByAct.get(id) ?? []).map(({ kind, item_id, title }) => ({ resource: kind, id: item_id, title })),
    })),
    total,
  }
}
