import { sql, type Kysely } from 'kysely'

/** The tables whose rows name contents, with the call that drops the references of their kind. Rows that go take their references with them. */
const referrers = {
  pages: sql`drop_references('PAGE')`,
  menu_items: sql`drop_references('MENU')`,
  blogs: sql`drop_references('ARTICLE')`,
  blog_folders: sql`drop_references('FOLDER')`,
  news: sql`drop_references('NEWS')`,
  services: sql`drop_references('SERVICE')`,
  albums: sql`drop_references('ALBUM')`,
  elements: sql`drop_references('ELEMENT')`,
  products: sql`drop_references('PRODUCT')`,
  site_logos: sql`drop_references('LOGO')`,
}

/**
 * `content_refs` says what names what. A reference is stored as it is written, by a number, a short text or a path, and what it leads to
 * is looked up when it is asked for: a page that is moved or made later changes no row.
 * `content_ref_builds` says by which rules the references of a site were written.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table content_refs (
      site_id integer not null,
      from_kind text not null,
      from_id integer not null,
      from_locale text not null,
      state text not null,
      to_kind text not null,
      to_key text not null,
      constraint content_refs_pkey primary key (site_id, from_kind, from_id, from_locale, state, to_kind, to_key),
      constraint content_refs_state_check check (state in ('PUBLISHED', 'HEAD', 'DRAFT', 'SAVED')),
      constraint content_refs_site_id_fkey foreign key (site_id) references sites(id) on delete cascade
    );
    create index content_refs_of_target on content_refs (site_id, to_kind, to_key);

    create table content_ref_builds (
      site_id integer not null,
      rules text not null,
      built_at timestamptz not null default now(),
      constraint content_ref_builds_pkey primary key (site_id),
      constraint content_ref_builds_site_id_fkey foreign key (site_id) references sites(id) on delete cascade
    );

    create function drop_references() returns trigger language plpgsql as $$
    begin
      delete from content_refs f using gone g where f.site_id = g.site_id and f.from_kind = tg_argv[0] and f.from_id = g.id and f.state <> 'DRAFT';
      return null;
    end
    $$;

    create function drop_page_references() returns trigger language plpgsql as $$
    begin
      delete from content_refs f using gone g where f.site_id = g.site_id and f.to_kind = 'page' and f.to_key = g.id::text and f.state = 'SAVED';
      return null;
    end
    $$;
    create trigger drop_page_references after delete on pages
      referencing old table as gone for each statement execute function drop_page_references();

    create function drop_draft_references() returns trigger language plpgsql as $$
    begin
      delete from content_refs f using gone g
        where f.site_id = g.site_id and f.from_kind = g.kind and f.from_id = g.document_id and f.from_locale = g.locale and f.state = 'DRAFT';
      return null;
    end
    $$;
    create trigger drop_references after delete on drafts
      referencing old table as gone for each statement execute function drop_draft_references();
  `.execute(db)
  for (const [table, dropped] of Object.entries(referrers))
    await sql`
      create trigger drop_references after delete on ${sql.table(table)}
        referencing old table as gone for each statement execute function ${dropped}
    `.execute(db)
}
