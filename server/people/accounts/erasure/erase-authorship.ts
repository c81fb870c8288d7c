import { sql } from 'kysely'
import { authorColumns } from '#server/people/personal-data/draft-tables.ts'
import type { Eraser } from './erase-account.ts'

/** Author of steps whose account is gone: no account has this number. */
const NO_ACCOUNT = '0'

/** Erases who edited, saved, planned and published from drafts, items and their histories. The edits stay: they are content of the site. */
export const eraseAuthorship: Eraser = async (trx, { userId }) => {
  await sql`update draft_steps set author = ${NO_ACCOUNT}, session_id = null where saved_by = ${userId}`.execute(trx)
  for (const [table, columns] of Object.entries(authorColumns))
    for (const column of columns)
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = null where ${sql.ref(column)} = ${userId}`.execute(trx)
  return []
}
