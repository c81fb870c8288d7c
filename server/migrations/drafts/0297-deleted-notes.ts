import { sql, type Kysely } from 'kysely'

/**
 * A deleted note can be brought back for 30 days. `deleted_at` is null for a note that is seen; the answers of a deleted thread are hidden by
 * its first note, and keep their own state.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table draft_notes add deleted_at timestamptz;
    create index draft_notes_deleted on draft_notes (deleted_at) where deleted_at is not null;
  `.execute(db)
}
