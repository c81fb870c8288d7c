import { sql } from 'kysely'
import { authorColumns } from '#server/people/personal-data/draft-tables.ts'
import type { Eraser } from './erase-account.ts'

/** Author of steps whose account is gone: no account has this number. */
const NO_ACCOUNT = '0'

/** Erases who edited, saved, planned and published from drafts, items and their histories. The edits stay: they are content of the site. */
export const eraseAuthorship: Eraser = async (trx, { siteId, userId }) => {
  await sql`
    update draft_steps s set author = ${NO_ACCOUNT}, session_id = null, saved_by = null from drafts d
    where d.id = s.draft_id and d.site_id = ${siteId} and s.saved_by = ${userId}`.execute(trx)
  for (const [table, columns] of Object.entries(authorColumns)) {
    // The table of the steps has no site.
    if (table === 'draft_steps') continue
    for (const column of columns)
      await sql`
        update ${sql.table(table)} set ${sql.ref(column)} = null where site_id = ${siteId} and ${sql.ref(column)} = ${userId}`.execute(trx)
  }
  return []
}
