import { sql, type Transaction, type InsertObject } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'

/** A revision that is about to be stored. */
export type NewRevision = InsertObject<Tables, 'revisions'>

/** The rows of one statement: a statement takes 65,535 values at most. */
const CHUNK = 500

/** Inserts revisions, and returns their numbers in their order. */
export async function insertRevisions(trx: Transaction<Tables>, revisions: readonly NewRevision[]): Promise<number[]> {
  const ids: number[] = []
  for (let start = 0; start < revisions.length; start += CHUNK) {
    const rows = revisions.slice(start, start + CHUNK)
    const stored = await trx
      .insertInto('revisions')
      .values(rows)
      .returning(sql<number>`id`.as('id'))
      .execute()
    // The rows of one insertion get their numbers in their order.
    ids.push(...stored.map(({ id }) => id).sort((a, b) => a - b))
  }
  return ids
}

/** Puts new revisions in the place of former ones, for visitors, for drafts that begin, for what « Annuler » brings back, and for the search. */
export async function replaceRevisions(trx: Transaction<Tables>, siteId: number, former: readonly number[], now: readonly number[]) {
  const pairs = sql`unnest(${former}::int[], ${now}::int[]) as n(former, now)`
  const newOf = (column: string) => sql`coalesce((select n.now from ${pairs} where n.former = ${sql.ref(column)}), ${sql.ref(column)})`
  await sql`
    update page_documents d set head_revision_id = ${newOf('d.head_revision_id')}, published_revision_id = ${newOf('d.published_revision_id')}
    where d.site_id = ${siteId} and (d.head_revision_id = any(${former}::int[]) or d.published_revision_id = any(${former}::int[]))`.execute(
    trx,
  )
  await sql`
    update shown_words w set revision_id = n.now from ${pairs}
    where w.site_id = ${siteId} and w.type = 'PAGE' and w.revision_id = n.former`.execute(trx)
  await sql`
    update taken_versions t set now_id = n.now from ${pairs} where t.site_id = ${siteId} and t.now_id = n.former`.execute(trx)
  await sql`
    update publication_act_documents d set former_revision_id = n.now from ${pairs}, publication_acts a
    where a.id = d.act_id and a.site_id = ${siteId} and d.kind = 'PAGE' and d.former_revision_id = n.former`.execute(trx)
  await sql`
    update publications p set revision_id = n.now from ${pairs}
    where p.site_id = ${siteId} and p.kind = 'PAGE' and p.revision_id = n.former`.execute(trx)
}
