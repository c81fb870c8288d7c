import { sql, type Kysely } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'

/** A round: what servers do by turns, and how long after it was begun nobody begins it again. */
export interface Interval {
  readonly name: string
  readonly restSeconds: number
}

/** Begins a round, by the clock of the database; false when another server has begun it a moment ago. Of those who ask at once one begins it. */
export async function claimInterval(db: Kysely<Tables>, { name, restSeconds }: Interval): Promise<boolean> {
  // Whoever waits for another's beginning may have asked a moment before it: only a beginning far in a time to come was told by a wrong clock.
  const { rows } = await sql`
    insert into rounds (name, begun_at) values (${name}, now())
    on conflict (name) do update set begun_at = now()
      where abs(extract(epoch from now() - rounds.begun_at)) >= ${restSeconds}
    returning name
  `.execute(db)
  return rows.length > 0
}
