import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from './tables/tables.ts'

/** An expression that holds a name until the transaction ends, for a statement that waits in the same queue. */
export function advisoryLockSql(name: string | RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`pg_advisory_xact_lock(hashtextextended(${typeof name === 'string' ? sql`${name}::text` : name}, 0))`
}

/** Holds a name until the transaction ends: those who want it at the same moment are heard one after the other, in the order in which they asked. */
export async function advisoryLock(trx: Kysely<Tables>, name: string): Promise<void> {
  await sql`select ${advisoryLockSql(name)}`.execute(trx)
}
