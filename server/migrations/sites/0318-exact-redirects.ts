import { sql, type Kysely } from 'kysely'

/** Stores the query and the place in the page behind the target of a redirect. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table redirects add column to_suffix text not null default '' check (length(to_suffix) <= 500)`.execute(db)
}
