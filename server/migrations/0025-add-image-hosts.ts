import { sql, type Kysely } from 'kysely'

/** The hosts outside from which a site's pages may take drawings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sites add column image_hosts text[] not null default '{}'`.execute(db)
}
