import { sql, type Kysely } from 'kysely'

const contentTables = [
  'site_domains',
  'site_languages',
  'site_fonts',
  'site_logos',
  'media',
  'parameters',
  'menu_items',
  'menu_item_texts',
  'component_confs',
  'shells',
  'page_documents',
  'page_moves',
  'tags',
  'blog_folders',
  'blogs',
  'blog_texts',
  'element_collections',
  'elements',
  'element_texts',
]

/**
 * Every change of content raises its site's version once per transaction, and tells the other nodes on channel `content`.
 * A trigger does it, so that no service can forget.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function note_content_change() returns trigger language plpgsql as $$
    declare site integer;
    begin
      for site in select distinct site_id from changed order by site_id loop
        update sites set content_version = content_version + 1, content_xid = pg_current_xact_id()
          where id = site and content_xid is distinct from pg_current_xact_id();
        perform pg_notify('content', site::text);
      end loop;
      return null;
    end $$;

    create function note_site_change() returns trigger language plpgsql as $$
    begin
      new.content_version = old.content_version + 1;
      new.content_xid = pg_current_xact_id();
      perform pg_notify('content', new.id::text);
      return new;
    end $$;

    create trigger note_change before update on sites for each row
      when (old.content_version = new.content_version and old.* is distinct from new.*)
      execute function note_site_change();
  `.execute(db)
  for (const table of contentTables) {
    const name = sql.table(table)
    await sql`
      create trigger note_insert after insert on ${name} referencing new table as changed
        for each statement execute function note_content_change();
      create trigger note_update after update on ${name} referencing new table as changed
        for each statement execute function note_content_change();
      create trigger note_delete after delete on ${name} referencing old table as changed
        for each statement execute function note_content_change();
    `.execute(db)
  }
}
