import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import { erasePages } from '#server/content/pages/write/trash-rows.ts'
import { defineJob } from '#server/platform/jobs/define-job.ts'

/** The days that a page stays in the trash. */
const DAYS = 30

interface Erased {
  readonly kind: 'PAGE' | 'SECTION'
  readonly ids: readonly number[]
}

/** Erases what is stored beside documents: their drafts, the links to these, and what they name. */
async function eraseAround(trx: Transaction<Tables>, { kind, ids }: Erased): Promise<void> {
  await trx.deleteFrom('drafts').where('kind', '=', kind).where('document_id', 'in', ids).execute()
  await trx.deleteFrom('preview_tokens').where('kind', '=', kind).where('document_id', 'in', ids).execute()
  await trx.deleteFrom('content_refs').where('from_kind', '=', kind).where('from_id', 'in', ids).execute()
}

async function eraseSections(trx: Transaction<Tables>, until: RawBuilder<Date>): Promise<number> {
  const old = trx.selectFrom('sections').select('id').where('deleted_at', '<=', until)
  const ids = (await old.execute()).map(({ id }) => id)
  if (ids.length === 0) return 0
  await eraseAround(trx, { kind: 'SECTION', ids })
  await trx.deleteFrom('sections').where('id', 'in', ids).execute()
  return ids.length
}

/** Erases the pages and shared sections that have been in the trash for 30 days, with their versions, drafts, pictures and redirects. */
export const trashErasure = defineJob({
  name: 'pages.erase',
  about: `Efface les pages et les sections partagées qui sont à la corbeille depuis ${DAYS} jours, avec leurs versions et leurs brouillons.`,
  cron: '20 3 * * *',
  run: async ({ trx, now }) => {
    const until = sql<Date>`${now}::timestamptz - make_interval(days => ${DAYS})`
    const sections = await eraseSections(trx, until)
    const { rows } = await sql<{ id: number }>`
      select page_id as id from page_documents group by page_id
      having bool_and(deleted_at is not null and deleted_at <= ${until})`.execute(trx)
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return { erased: sections }
    await eraseAround(trx, { kind: 'PAGE', ids })
    await trx.deleteFrom('shown_words').where('type', '=', 'PAGE').where('item_id', 'in', ids).execute()
    await erasePages(trx, ids)
    return { erased: ids.length + sections }
  },
})
