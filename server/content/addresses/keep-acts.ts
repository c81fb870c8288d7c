import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { DraftKind } from '#server/database/tables/draft-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'

/** SQL of the revisions that take the places of former ones. */
export function replacements(former: readonly number[], now: readonly number[]): RawBuilder<unknown> {
  return sql`unnest(${former}::int[], ${now}::int[]) as n(former, now)`
}

/** Names the new revisions in the publications of a site: one can be taken back as long as visitors see its revisions. */
export async function keepActs(trx: Transaction<Tables>, siteId: number, kind: DraftKind, pairs: RawBuilder<unknown>): Promise<void> {
  await sql`
    update publication_act_documents d set revision_id = n.now from ${pairs}, publication_acts a
    where a.id = d.act_id and a.site_id = ${siteId} and d.kind = ${kind} and d.revision_id = n.former`.execute(trx)
}
