import { sql, type Kysely } from 'kysely'

/** A planned version that could not be checked or published is held, and tried again at `retry_at`. `failures` counts the attempts that failed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table publications
      add column failures smallint not null default 0,
      add column retry_at timestamptz,
      add constraint publications_retry_check check (retry_at is null or held_at is not null)`.execute(db)
}
