import { sql, type Kysely } from 'kysely'

/**
 * A planned version that cannot be read is not seen: the version before it is, until the check holds it. `is_readable` tells whether a revision has
 * the shape of its kind; what is wrong inside its lists is left out by its readers, as of every other revision.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function holds_lists(regions jsonb) returns boolean language sql immutable parallel safe strict as $$
      select jsonb_typeof(regions) = 'object' and not exists (
        select from jsonb_each(case when jsonb_typeof(regions) = 'object' then regions else '{}' end) as each where jsonb_typeof(each.value) <> 'array')
    $$;
    create function is_readable(kind text, revision integer) returns boolean language sql stable parallel safe as $$
      select case kind
        when 'PAGE' then exists (
          select from revisions r where r.id = revision and jsonb_typeof(r.blocks) = 'array' and jsonb_typeof(r.head) = 'object')
        when 'SECTION' then exists (select from section_revisions r where r.id = revision and jsonb_typeof(r.blocks) = 'array')
        when 'SHELL' then exists (select from shell_revisions r where r.id = revision and holds_lists(r.regions))
        when 'MENU' then exists (
          select from menu_revisions r where r.id = revision and jsonb_typeof(r.entries) = 'array' and jsonb_typeof(r.numbers) = 'object')
        else true
      end
    $$;

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
            and is_readable(p.kind, p.revision_id)
          order by p.ends_at is null, p.starts_at desc, p.id desc limit 1
        ) planned on true
        left join revisions r on r.id = planned.revision_id;

    create or replace view seen_shells as
      with planned as (
        select distinct on (p.site_id, p.document_id, p.locale)
          p.site_id, case p.document_id when 1 then 'default' else 'page' end as name, p.locale, p.revision_id
        from publications p
        where p.kind = 'SHELL' and p.starts_at <= now() and p.done_at is null and p.held_at is null and (p.ends_at is null or p.ends_at > now())
          and is_readable(p.kind, p.revision_id)
        order by p.site_id, p.document_id, p.locale, p.ends_at is null, p.starts_at desc, p.id desc
      )
      select coalesce(s.site_id, p.site_id) as site_id, coalesce(s.name, p.name) as name, coalesce(s.locale, p.locale) as locale,
        coalesce(r.regions, s.regions) as regions, coalesce(r.hash, s.hash) as hash, coalesce(r.edges, s.edges) as edges,
        coalesce(r.id, s.revision_id) as revision_id
      from shells s
        full join planned p on p.site_id = s.site_id and p.name = s.name and p.locale = s.locale
        left join shell_revisions r on r.id = p.revision_id;

    create or replace view seen_sections as
      with planned as (
        select distinct on (p.site_id, p.document_id, p.locale) p.site_id, p.document_id as section_id, p.locale, p.revision_id
        from publications p
        where p.kind = 'SECTION' and p.starts_at <= now() and p.done_at is null and p.held_at is null and (p.ends_at is null or p.ends_at > now())
          and is_readable(p.kind, p.revision_id)
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
