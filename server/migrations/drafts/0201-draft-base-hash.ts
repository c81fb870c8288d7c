import { sql, type Kysely } from 'kysely'

/** `drafts.base_hash` is the hash of the draft as its base revision was, so that a list sees which drafts have changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table drafts add column base_hash text not null default '';
    update drafts set base_hash = hash where seq = 0;
    alter table drafts alter column base_hash drop default;
  `.execute(db)
}
