import { sql, type Kysely } from 'kysely'

/** Stores when the block of a presence was chosen: of several windows of a person, the newest one says where the person is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table draft_presence add chosen_at timestamptz not null default now()`.execute(db)
}
