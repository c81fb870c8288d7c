import { sql, type Kysely } from 'kysely'
import type { Tables } from './tables/tables.ts'

/** Returns the time of the database plus the given seconds. Within a transaction this is its start. */
export async function secondsFromNow(db: Kysely<Tables>, seconds = 0): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select now() + make_interval(secs => ${seconds}) as at`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the database did not tell the time')
  return row.at
}
