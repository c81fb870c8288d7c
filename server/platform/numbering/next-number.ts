import { sql, type RawBuilder, type Transaction } from 'kysely'
import { advisoryLockSql } from '#server/database/advisory-lock.ts'
import type { Tables } from '#server/database/tables/tables.ts'

/** An expression that queues for the next number under a name. Writers that wait for the row itself contend again after each commit. */
export function numberLockSql(siteId: number, name: string): RawBuilder<unknown> {
  return advisoryLockSql(`number ${siteId} ${name}`)
}

/**
 * Returns the next number under a name without gaps. Concurrent callers wait for the end of this transaction, in the order in which they
 * asked, and a rolled back number is reused.
 * It should therefore be the last statement of a transaction.
 */
export async function nextNumber(trx: Transaction<Tables>, siteId: number, name: string): Promise<number> {
  await sql`select ${numberLockSql(siteId, name)}`.execute(trx)
  const { value } = await trx
    .insertInto('counters')
    .values({ site_id: siteId, name, value: 1 })
    .onConflict((conflict) => conflict.columns(['site_id', 'name']).doUpdateSet({ value: sql<number>`counters.value + 1` }))
    .returning('value')
    .executeTakeFirstOrThrow()
  return value
}

/** Formats the number of a year: `2026-000123`. */
export function writeNumber(year: string, value: number): string {
  return `${year}-${String(value).padStart(6, '0')}`
}
