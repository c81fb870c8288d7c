import { sql, type Kysely } from 'kysely'

/**
 * - `was_seen` of a page that is offline: visitors have seen it at its address, which leads to the page wherever it moves.
 * - The index finds the acts that show a revision again when they are taken back: its links follow an address that changes meanwhile.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table page_documents add column was_seen boolean not null default false;
    create index publication_act_documents_of_former on publication_act_documents (former_revision_id) where former_revision_id is not null;
  `.execute(db)
}
