import { sql, type Kysely } from 'kysely'

/** The order in which the documents of an act were published. Taking the act back reverses it; revisions may become newer since. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table publication_act_documents add column place integer not null default 0`.execute(db)
}
