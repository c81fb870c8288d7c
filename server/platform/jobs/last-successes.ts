import { sql, type Kysely } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'

/** When each job last did its work, in seconds since 1970. */
export async function lastSuccesses(db: Kysely<Tables>): Promise<readonly { readonly job: string; readonly at: number }[]> {
  const at = sql<number>`extract(epoch from max(finished_at))::float8`.as('at')
  const done = db.selectFrom('job_runs').select(['job', at]).where('outcome', '=', 'DONE').where('dry_run', '=', false)
  return done.groupBy('job').execute()
}
