import { sql, type Kysely } from 'kysely'

/** Deletes the references of a draft with its document. Pages, shells, sections and menus have drafts of their own, whose rows do so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function drop_references() returns trigger language plpgsql as $$
    begin
      delete from content_refs f using gone g where f.site_id = g.site_id and f.from_kind = tg_argv[0] and f.from_id = g.id
        and (f.state <> 'DRAFT' or tg_argv[0] not in ('PAGE', 'SHELL', 'SECTION', 'MENU'));
      return null;
    end
    $$`.execute(db)
}
