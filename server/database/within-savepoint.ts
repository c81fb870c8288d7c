import { sql, type Transaction } from 'kysely'
import { ledgerMark } from './in-transaction.ts'
import type { Tables } from './tables/tables.ts'

/** Runs a part of a transaction under a savepoint. If the part fails, only the part is undone, with the acts that it registered for after the commit. */
export async function withinSavepoint<Result>(trx: Transaction<Tables>, work: () => Promise<Result>): Promise<Result> {
  const undoRegistered = ledgerMark(trx)
  await sql`savepoint part`.execute(trx)
  try {
    return await work()
  } catch (error) {
    await sql`rollback to savepoint part`.execute(trx)
    undoRegistered()
    throw error
  } finally {
    await sql`release savepoint part`.execute(trx)
  }
}
