import { sql, type Kysely } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'

/** A periodic task shared by all servers, with the minimum time between two starts. */
export interface Interval {
  readonly name: string
  readonly restSeconds: number
}

/**
 * Claims a run by the clock of the database. Returns false when another server has claimed it recently. One of several concurrent calls
 * succeeds.
 */
export async function claimInterval(db: Kysely<Tables>, { name, restSeconds }: Interval): Promise<boolean> {
  // A waiting call may have started before the claim that it sees. Only a claim far in the future comes from a wrong clock.
  const { rows } = await sql`
    insert into rounds (name, begun_at) values (${name}, now())
    on conflict (name) do update set begun_at = now()
      where abs(extract(epoch from now() - rounds.begun_at)) >= ${restSeconds}
    returning name
  `.execute(db)
  return rows.length > 0
}
