import { sql, type Kysely } from 'kysely'

/** Shared sections are put into the trash as pages are: `deleted_at`. Visitors see nothing of them, so `seen_sections` leaves them out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sections add column deleted_at timestamptz;
    create trigger note_trash after update on sections
      referencing new table as changed for each statement execute function note_content_change();

    create or replace view seen_sections as
      with planned as (
        select distinct on (p.site_id, p.document_id, p.locale) p.site_id, p.document_id as section_id, p.locale, p.revision_id
        from publications p
        where p.kind = 'SECTION' and p.starts_at <= now() and p.done_at is null and p.held_at is null and (p.ends_at is null or p.ends_at > now())
        order by p.site_id, p.document_id, p.locale, p.ends_at is null, p.starts_at desc, p.id desc
      )
      select coalesce(c.site_id, p.site_id) as site_id, coalesce(c.section_id, p.section_id) as section_id,
        coalesce(c.locale, p.locale) as locale, coalesce(r.title, c.title) as title, coalesce(r.blocks, c.blocks) as blocks,
        coalesce(r.hash, c.hash) as hash, coalesce(r.edges, c.edges) as edges, coalesce(r.id, c.revision_id) as revision_id
      from section_contents c
        full join planned p on p.site_id = c.site_id and p.section_id = c.section_id and p.locale = c.locale
        left join section_revisions r on r.id = p.revision_id
        join sections s on s.id = coalesce(c.section_id, p.section_id) and s.deleted_at is null;
  `.execute(db)
}
