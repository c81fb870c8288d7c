import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import { erasePages } from '#server/content/pages/write/trash-rows.ts'
import { defineJob } from '#server/platform/jobs/define-job.ts'

/** The days that a page stays in the trash. */
const DAYS = 30

interface Erased {
  readonly siteId: number
  readonly kind: 'PAGE' | 'SECTION'
  readonly ids: readonly number[]
}

/** Erases what is stored beside documents: their drafts, the links to these, and what they name. */
async function eraseAround(trx: Transaction<Tables>, { siteId, kind, ids }: Erased): Promise<void> {
  await trx.deleteFrom('drafts').where('site_id', '=', siteId).where('kind', '=', kind).where('document_id', 'in', ids).execute()
  await trx.deleteFrom('preview_tokens').where('site_id', '=', siteId).where('kind', '=', kind).where('document_id', 'in', ids).execute()
  await trx.deleteFrom('content_refs').where('site_id', '=', siteId).where('from_kind', '=', kind).where('from_id', 'in', ids).execute()
}

/** The ids of the rows of each site. */
function idsBySite(
  rows: readonly { readonly site_id: number; readonly id: number }[],
): (readonly [siteId: number, ids: readonly number[]])[] {
  return [...Map.groupBy(rows, ({ site_id }) => site_id)].map(([siteId, own]) => [siteId, own.map(({ id }) => id)])
}

async function eraseSections(trx: Transaction<Tables>, until: RawBuilder<Date>): Promise<number> {
  const rows = await trx.selectFrom('sections').select(['site_id', 'id']).where('deleted_at', '<=', until).execute()
  for (const [siteId, ids] of idsBySite(rows)) {
    await eraseAround(trx, { siteId, kind: 'SECTION', ids })
    await trx.deleteFrom('sections').where('site_id', '=', siteId).where('id', 'in', ids).execute()
  }
  return rows.length
}

/** Erases the pages and shared sections that have been in the trash for 30 days, with their versions, drafts, pictures and redirects. */
export const trashErasure = defineJob({
  name: 'pages.erase',
  about: `Efface les pages et les sections partagées qui sont à la corbeille depuis ${DAYS} jours, avec leurs versions et leurs brouillons.`,
  cron: '20 3 * * *',
  run: async ({ trx, now }) => {
    const until = sql<Date>`${now}::timestamptz - make_interval(days => ${DAYS})`
    const sections = await eraseSections(trx, until)
    const { rows } = await sql<{ site_id: number; id: number }>`
      select site_id, page_id as id from page_documents group by site_id, page_id
      having bool_and(deleted_at is not null and deleted_at <= ${until})`.execute(trx)
    for (const [siteId, ids] of idsBySite(rows)) {
      await eraseAround(trx, { siteId, kind: 'PAGE', ids })
      await trx.deleteFrom('shown_words').where('site_id', '=', siteId).where('type', '=', 'PAGE').where('item_id', 'in', ids).execute()
      await erasePages(trx, siteId, ids)
    }
    return { erased: rows.length + sections }
  },
})
