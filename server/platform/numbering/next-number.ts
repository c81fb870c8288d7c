import { sql, type Transaction } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'

/**
 * The next number under a name, without a gap: whoever asks at the same moment waits for the end of this transaction, and a number that was given up is given again.
 * So it is asked for last.
 */
export async function nextNumber(trx: Transaction<Tables>, siteId: number, name: string): Promise<number> {
  const { value } = await trx
    .insertInto('counters')
    .values({ site_id: siteId, name, value: 1 })
    .onConflict((conflict) => conflict.columns(['site_id', 'name']).doUpdateSet({ value: sql<number>`counters.value + 1` }))
    .returning('value')
    .executeTakeFirstOrThrow()
  return value
}

/** A number of a year as people read it: `2026-000123`. */
export function writeNumber(year: string, value: number): string {
  return `${year}-${String(value).padStart(6, '0')}`
}
