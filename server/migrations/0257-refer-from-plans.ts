import { sql, type Kysely } from 'kysely'

/** Planned versions that name contents have a state of their own in `content_refs`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table content_refs
      drop constraint content_refs_state_check,
      add constraint content_refs_state_check check (state in ('PUBLISHED', 'HEAD', 'DRAFT', 'PLANNED', 'SAVED'));
  `.execute(db)
}
