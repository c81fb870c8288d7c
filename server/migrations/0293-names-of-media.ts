import { sql, type Kysely } from 'kysely'

/** The name of a file as it was given, by the one that its address bears: an older name that is brought back has its own again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table media add column given_names jsonb not null default '{}'`.execute(db)
}
