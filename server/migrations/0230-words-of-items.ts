import { sql, type Kysely } from 'kysely'

/**
 * Titles and words of the items of the panel, by which lists are put in order and searched.
 *
 * - `title` is that of the site’s default language, `words` all texts in all languages, folded. The keeper writes both; null marks an item that was stored beside it.
 * - Triggers give a row to each item that is stored beside the keeper, and mark it as deleted with its own row.
 * - One index each serves order, filter and search of every kind; news get those of their own columns.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table items add column title text collate "fr-x-icu" not null default '', add column words text;
    create index items_by_title on items (site_id, kind, title, id) where (deleted_at is null);
    create index items_changed on items (site_id, kind, id) where (draft is not null);
    create index items_of_kind on items (site_id, kind) where (deleted_at is null);
    create index items_by_folded_title on items (site_id, kind, fold(title)) where (deleted_at is null);
    create index items_title on items using gin (fold(title) gin_trgm_ops);
    create index items_words on items using gin (words gin_trgm_ops);
    create index items_wordless on items (kind, id) where ((words is null) and (deleted_at is null));

    create function keep_items() returns trigger language plpgsql as $$
    begin
      insert into items (site_id, kind, id) select site_id, tg_argv[0], id from changed
        on conflict (kind, id) do update set deleted_at = null, words = null where items.erased_at is null and items.deleted_at is not null;
      return null;
    end $$;
    create function forget_items() returns trigger language plpgsql as $$
    begin
      update items set deleted_at = now() from changed c where items.kind = tg_argv[0] and items.id = c.id and items.deleted_at is null;
      return null;
    end $$;
    create trigger keep_items after insert on news referencing new table as changed for each statement execute function keep_items('news');
    create trigger forget_items after delete on news referencing old table as changed for each statement execute function forget_items('news');
    create trigger keep_items after insert on tags referencing new table as changed for each statement execute function keep_items('tag');
    create trigger forget_items after delete on tags referencing old table as changed for each statement execute function forget_items('tag');

    insert into items (site_id, kind, id, deleted_at) select site_id, 'news', id, deleted_at from news on conflict do nothing;
    insert into items (site_id, kind, id) select site_id, 'tag', id from tags on conflict do nothing;

    create index news_of_panel on news (site_id, published_at desc nulls last, id) where (deleted_at is null);
    create index news_of_panel_upwards on news (site_id, published_at, id) where (deleted_at is null);
    create index news_of_site on news (site_id) where (deleted_at is null);
    create index news_promoted on news (site_id, promoted, published_at desc nulls last, id) where (deleted_at is null);
    create index news_by_state on news (site_id, status, published_at desc nulls last, id) where (deleted_at is null);
    create index news_trashed on news (site_id, published_at desc nulls last, id) where (deleted_at is not null);
    create index news_by_tag on news using gin (tags);
    create index tags_by_value on tags (site_id, value collate "fr-x-icu", id);
    create index tags_of_site on tags (site_id);
    create index tags_by_folded_value on tags (site_id, fold(value));
    create index tags_value on tags using gin (fold(value) gin_trgm_ops);
  `.execute(db)
}
