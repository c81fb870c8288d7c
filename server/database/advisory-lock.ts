import { sql, type Kysely } from 'kysely'
import type { Tables } from './tables/tables.ts'

/** Holds a name until the transaction ends: those who want it at the same moment are heard one after the other. */
export async function advisoryLock(trx: Kysely<Tables>, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx)
}
