import { sql, type Transaction } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import { personalData } from './personal-data.ts'

/** The tables that know accounts and addresses, and the column of the address. */
const ownedTables = Object.entries(personalData).flatMap(([table, told]) => {
  const columns: readonly string[] = told.columns
  const address = columns.find((name) => name === 'email' || name === 'recipient')
  return columns.includes('user_id') && address !== undefined ? [{ table, address }] : []
})

/**
 * Notes an account with what knows the address that it gives up and no account: it stays in its copy, goes when it is deleted, and is in nobody else’s,
 * whoever has the address next.
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
