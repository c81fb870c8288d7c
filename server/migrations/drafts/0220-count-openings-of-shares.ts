import { sql, type Kysely } from 'kysely'

/** The openings of a link to a draft: how many there were, and the last one. Nothing is stored of who opened it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table draft_shares
      add column opened_count integer not null default 0,
      add column opened_at timestamptz,
      add constraint draft_shares_opened_check check ((opened_count = 0) = (opened_at is null));
  `.execute(db)
}
