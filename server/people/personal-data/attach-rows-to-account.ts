import { sql, type Transaction } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import { personalData } from './personal-data.ts'

/** The tables with a column of accounts and one of addresses, and the name of the latter. */
const ownedTables = Object.entries(personalData).flatMap(([table, told]) => {
  const columns: readonly string[] = told.columns
  const address = columns.find((name) => name === 'email' || name === 'recipient')
  return columns.includes('user_id') && address !== undefined ? [{ table, address }] : []
})

/**
 * Assigns the rows with a former address of an account, and without an account, to this account. They remain in its data export, are erased
 * with it, and are not shown to the next owner of the address.
 */
export async function attachRowsToAccount(
  trx: Transaction<Tables>,
  { siteId, userId, email }: { readonly siteId: number; readonly userId: number; readonly email: string },
): Promise<void> {
  for (const { table, address } of ownedTables)
    await sql`
      update ${sql.table(table)} set user_id = ${userId}
      where site_id = ${siteId} and ${sql.ref(address)} = ${email} and user_id is null`.execute(trx)
}
