import { sql, type Kysely } from 'kysely'

/**
 * Headers, footers and menus are planned as pages are.
 *
 * - `publications` names the revision of a page, a shell or a menu. The generated columns refer to the table of its kind.
 * - A plan is checked again just before its first instant (`checked_at`). One that has become faulty is held (`held_at`, with its reasons):
 *   visitors do not see it.
 * - A revision of a shell or a menu that was stored beside what visitors see is `is_aside`, until it is published.
 * - `numbers` of a revision of a menu are the numbers of its new entries, by their names in drafts.
 * - `seen_shells` is `shells` as visitors see them now.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table shell_revisions
      add column edges timestamptz[] not null default '{}'::timestamptz[],
      add column is_aside boolean not null default false;
    alter table menu_revisions
      add column numbers jsonb not null default '{}',
      add column is_aside boolean not null default false;

    alter table publications
      drop constraint publications_kind_check, add constraint publications_kind_check check (kind in ('PAGE', 'SHELL', 'MENU')),
      drop constraint publications_revision_id_fkey,
      add column checked_at timestamptz,
      add column held_at timestamptz,
      add column held_for jsonb,
      add column page_revision_id integer generated always as (case when kind = 'PAGE' then revision_id end) stored,
      add column shell_revision_id integer generated always as (case when kind = 'SHELL' then revision_id end) stored,
      add column menu_revision_id integer generated always as (case when kind = 'MENU' then revision_id end) stored,
      add constraint publications_held_check check ((held_at is null) = (held_for is null)),
      add constraint publications_page_revision_id_fkey foreign key (page_revision_id) references revisions(id) on delete cascade,
      add constraint publications_shell_revision_id_fkey foreign key (shell_revision_id) references shell_revisions(id) on delete cascade,
      add constraint publications_menu_revision_id_fkey foreign key (menu_revision_id) references menu_revisions(id) on delete cascade;
    create index publications_of_page_revision on publications (page_revision_id) where page_revision_id is not null;
    create index publications_of_shell_revision on publications (shell_revision_id) where shell_revision_id is not null;
    create index publications_of_menu_revision on publications (menu_revision_id) where menu_revision_id is not null;

    create or replace view seen_documents as
      select d.site_id, d.page_id, d.locale, d.layout_id, d.url,
        coalesce(r.head ->> 'title', d.title) as title,
        coalesce(r.head -> 'seo', d.seo) as seo,
        coalesce(r.head ->> 'shell', d.shell) as shell,
        d.middleware,
        d.head_revision_id,
        coalesce(r.id, d.published_revision_id) as published_revision_id,
        case when r.id is null then d.publish_at end as publish_at,
        d.deleted_at,
        greatest(d.updated_at, (
          select max(case when p.ends_at <= now() then p.ends_at else p.starts_at end) from publications p
          where p.kind = 'PAGE' and p.document_id = d.page_id and p.locale = d.locale and p.starts_at <= now() and p.held_at is null
        )) as updated_at
      from page_documents d
        left join lateral (
          select p.revision_id from publications p
          where p.kind = 'PAGE' and p.document_id = d.page_id and p.locale = d.locale
            and p.starts_at <= now() and p.done_at is null and p.held_at is null and (p.ends_at is null or p.ends_at > now())
          order by p.ends_at is null, p.starts_at desc, p.id desc limit 1
        ) planned on true
        left join revisions r on r.id = planned.revision_id;

    create view seen_shells as
      with planned as (
        select distinct on (p.site_id, p.document_id, p.locale)
          p.site_id, case p.document_id when 1 then 'default' else 'page' end as name, p.locale, p.revision_id
        from publications p
        where p.kind = 'SHELL' and p.starts_at <= now() and p.done_at is null and p.held_at is null and (p.ends_at is null or p.ends_at > now())
        order by p.site_id, p.document_id, p.locale, p.ends_at is null, p.starts_at desc, p.id desc
      )
      select coalesce(s.site_id, p.site_id) as site_id, coalesce(s.name, p.name) as name, coalesce(s.locale, p.locale) as locale,
        coalesce(r.regions, s.regions) as regions, coalesce(r.hash, s.hash) as hash, coalesce(r.edges, s.edges) as edges,
        coalesce(r.id, s.revision_id) as revision_id
      from shells s
        full join planned p on p.site_id = s.site_id and p.name = s.name and p.locale = s.locale
        left join shell_revisions r on r.id = p.revision_id;
  `.execute(db)
}
