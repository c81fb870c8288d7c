import { sql, type Kysely } from 'kysely'

/**
 * Titles of items in all languages, under the empty key where all languages have the same.
 * When the default language of a site changes, `title`, which orders lists and is searched, follows in the same transaction.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table items add column titles jsonb not null default '{}'::jsonb;
    create function title_of(titles jsonb, locale text) returns text language sql immutable parallel safe as $$
      select left(coalesce(titles ->> locale, titles ->> '', (select t.value from jsonb_each_text(titles) as t order by t.key limit 1), ''), 300)
    $$;
    update items i set titles = coalesce(
      case
        when i.ordinary is not null then (select jsonb_object_agg(t.key, t.value -> 'title') from jsonb_each(i.ordinary -> 'texts') as t)
        when i.kind = 'news' then (select jsonb_object_agg(t.locale, t.title) from news_texts t where t.news_id = i.id)
        when i.kind = 'service' then (select jsonb_object_agg(t.locale, t.title) from service_texts t where t.service_id = i.id)
        when i.kind = 'tag' then (select t.labels from tags t where t.id = i.id)
      end,
      jsonb_build_object('', i.title))
    where i.title <> '';

    create function retitle_items() returns trigger language plpgsql as $$
    begin
      update items set title = title_of(titles, new.default_locale)
        where site_id = new.id and titles <> '{}'::jsonb and title <> title_of(titles, new.default_locale);
      return null;
    end $$;
    create trigger retitle_items after update of default_locale on sites for each row
      when (old.default_locale <> new.default_locale) execute function retitle_items();
  `.execute(db)
}
