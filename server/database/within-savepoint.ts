import { sql, type Transaction } from 'kysely'
import type { Tables } from './tables/tables.ts'

/** Does a part of a transaction; when it fails only that part is undone, and the transaction goes on with what it had done before. */
export async function withinSavepoint<Result>(trx: Transaction<Tables>, work: () => Promise<Result>): Promise<Result> {
  await sql`savepoint part`.execute(trx)
  try {
    return await work()
  } catch (error) {
    await sql`rollback to savepoint part`.execute(trx)
    throw error
  } finally {
    await sql`release savepoint part`.execute(trx)
  }
}
