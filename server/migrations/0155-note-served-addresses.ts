import { sql, type Kysely } from 'kysely'

/** Where a server last served the default site: commands beside it write links for people too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sites add column served_at text`.execute(db)
}
