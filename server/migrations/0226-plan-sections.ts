import { sql, type Kysely } from 'kysely'

/**
 * Shared sections are planned as pages are.
 *
 * - A revision of a section that was stored beside what visitors see is `is_aside`.
 * - `seen_sections` is `section_contents` as visitors see them now.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table section_revisions
      add column edges timestamptz[] not null default '{}'::timestamptz[],
      add column is_aside boolean not null default false;

    alter table publications
      drop constraint publications_kind_check,
      add constraint publications_kind_check check (kind in ('PAGE', 'SHELL', 'MENU', 'SECTION')),
      add column section_revision_id integer generated always as (case when kind = 'SECTION' then revision_id end) stored,
      add constraint publications_section_revision_id_fkey foreign key (section_revision_id) references section_revisions(id) on delete cascade;
    create index publications_of_section_revision on publications (section_revision_id) where section_revision_id is not null;

    create view seen_sections as
      with planned as (
        select distinct on (p.site_id, p.document_id, p.locale) p.site_id, p.document_id as section_id, p.locale, p.revision_id
        from publications p
        where p.kind = 'SECTION' and p.starts_at <= now() and p.done_at is null and p.held_at is null and (p.ends_at is null or p.ends_at > now())
        order by p.site_id, p.document_id, p.locale, p.ends_at is null, p.starts_at desc, p.id desc
      )
      select coalesce(s.site_id, p.site_id) as site_id, coalesce(s.section_id, p.section_id) as section_id,
        coalesce(s.locale, p.locale) as locale, coalesce(r.title, s.title) as title, coalesce(r.blocks, s.blocks) as blocks,
        coalesce(r.hash, s.hash) as hash, coalesce(r.edges, s.edges) as edges, coalesce(r.id, s.revision_id) as revision_id
      from section_contents s
        full join planned p on p.site_id = s.site_id and p.section_id = s.section_id and p.locale = s.locale
        left join section_revisions r on r.id = p.revision_id;
  `.execute(db)
}
