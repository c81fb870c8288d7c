import { sql, type Kysely } from 'kysely'

/** The fonts of a site's own: names of families, and the numbers of their files in its library. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sites add column font_files jsonb not null default '[]'`.execute(db)
}
