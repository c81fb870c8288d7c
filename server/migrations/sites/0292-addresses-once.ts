import { sql, type Kysely } from 'kysely'

/** No page and no item has the address of the other: which item an address leads to, and what refuses an item at the address of a page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create view item_slugs as
      select t.site_id, 'news' as parameter, t.news_id as item_id, t.locale, t.slug, t.title
        from news_texts t join news r on r.id = t.news_id and r.deleted_at is null
      union all
      select t.site_id, 'service' as parameter, t.service_id as item_id, t.locale, t.slug, t.title
        from service_texts t join services r on r.id = t.service_id and r.deleted_at is null
      union all
      select t.site_id, 'album' as parameter, t.album_id as item_id, t.locale, t.slug, t.title
        from album_texts t join albums r on r.id = t.album_id and r.deleted_at is null
      union all
      select t.site_id, 'product' as parameter, t.product_id as item_id, t.locale, t.slug, t.title
        from product_texts t join products r on r.id = t.product_id and r.deleted_at is null
      union all
      select t.site_id, 'event' as parameter, t.element_id as item_id, t.locale, t.slug, t.title
        from element_texts t join elements r on r.id = t.element_id and r.deleted_at is null join element_collections c on c.id = r.collection_id and c.route = 'event'
      union all
      select t.site_id, 'blog' as parameter, t.blog_id as item_id, t.locale, t.slug, t.title
        from blog_texts t join blogs r on r.id = t.blog_id and r.deleted_at is null
      union all
      select t.site_id, 'folder', t.folder_id, t.locale, t.slug, t.title from blog_texts t where t.folder_id is not null;

    -- In a language, a page and an item are shown by their own text, else by that of the usual language of the site.
    create function item_at_page(site integer, page_locale text, page_url text) returns table (parameter text, item_id integer, title text)
    language sql stable as $$
      select s.parameter, s.item_id, s.title
      from sites u
        join item_slugs s on s.site_id = u.id and s.slug = regexp_replace(page_url, '^.*/', '')
        join page_documents p on p.site_id = u.id and p.deleted_at is null
          and p.url = regexp_replace(page_url, '[^/]*$', '') || '{' || s.parameter || '}'
      where u.id = site and exists (
        select from site_languages l where l.site_id = u.id and page_locale in (l.locale, u.default_locale)
          and (s.locale = l.locale or s.locale = u.default_locale and not exists (
            select from item_slugs o where o.site_id = u.id and o.parameter = s.parameter and o.item_id = s.item_id and o.locale = l.locale))
          and (p.locale = l.locale or p.locale = u.default_locale and not exists (
            select from page_documents o where o.page_id = p.page_id and o.locale = l.locale and o.deleted_at is null)))
    $$;

    create function require_free_address(site integer, item_parameter text, item integer, item_locale text, item_slug text) returns void
    language plpgsql as $$
    declare
      place text;
      holder text;
    begin
      for place in
        select distinct regexp_replace(p.url, '[^/]*$', '') || item_slug from page_documents p
        where p.site_id = site and p.deleted_at is null and regexp_replace(p.url, '^.*/', '') = '{' || item_parameter || '}' order by 1
      loop
        perform pg_advisory_xact_lock(hashtextextended('address ' || site || ' ' || place, 0));
        select d.title into holder from page_documents d
        where d.site_id = site and d.url = place and d.deleted_at is null and exists (
          select from item_at_page(site, d.locale, d.url) i where i.parameter = item_parameter and i.item_id = item)
        limit 1;
        if found then
          raise unique_violation using constraint = 'address_of_page', message = 'a page has the address ' || place, hint = holder,
            detail = format('Key (site_id, locale, slug)=(%s, %s, %s) is the address of a page.', site, item_locale, item_slug);
        end if;
      end loop;
    end $$;

    create function require_free_address_of_text() returns trigger language plpgsql as $$
    declare
      item integer := (to_jsonb(new) ->> tg_argv[1])::integer;
    begin
      if item is not null then
        perform require_free_address(new.site_id, tg_argv[0], item, new.locale, new.slug);
      end if;
      return null;
    end $$;

    create function require_free_addresses_of_item() returns trigger language plpgsql as $$
    begin
      perform require_free_address(s.site_id, s.parameter, s.item_id, s.locale, s.slug) from item_slugs s
      where s.site_id = new.site_id and s.parameter = tg_argv[0] and s.item_id = new.id;
      return null;
    end $$;
  `.execute(db)
  await guard(db)
}

/** Makes the triggers that call these functions. */
async function guard(db: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger require_free_address_of_news after insert or update of slug, locale on news_texts
      for each row execute function require_free_address_of_text('news', 'news_id');
    create trigger require_free_addresses after update of deleted_at on news
      for each row when (old.deleted_at is not null and new.deleted_at is null) execute function require_free_addresses_of_item('news');
    create trigger require_free_address_of_service after insert or update of slug, locale on service_texts
      for each row execute function require_free_address_of_text('service', 'service_id');
    create trigger require_free_addresses after update of deleted_at on services
      for each row when (old.deleted_at is not null and new.deleted_at is null) execute function require_free_addresses_of_item('service');
    create trigger require_free_address_of_album after insert or update of slug, locale on album_texts
      for each row execute function require_free_address_of_text('album', 'album_id');
    create trigger require_free_addresses after update of deleted_at on albums
      for each row when (old.deleted_at is not null and new.deleted_at is null) execute function require_free_addresses_of_item('album');
    create trigger require_free_address_of_product after insert or update of slug, locale on product_texts
      for each row execute function require_free_address_of_text('product', 'product_id');
    create trigger require_free_addresses after update of deleted_at on products
      for each row when (old.deleted_at is not null and new.deleted_at is null) execute function require_free_addresses_of_item('product');
    create trigger require_free_address_of_event after insert or update of slug, locale on element_texts
      for each row execute function require_free_address_of_text('event', 'element_id');
    create trigger require_free_addresses after update of deleted_at on elements
      for each row when (old.deleted_at is not null and new.deleted_at is null) execute function require_free_addresses_of_item('event');
    create trigger require_free_address_of_blog after insert or update of slug, locale on blog_texts
      for each row execute function require_free_address_of_text('blog', 'blog_id');
    create trigger require_free_addresses after update of deleted_at on blogs
      for each row when (old.deleted_at is not null and new.deleted_at is null) execute function require_free_addresses_of_item('blog');
    create trigger require_free_address_of_folder after insert or update of slug, locale on blog_texts
      for each row execute function require_free_address_of_text('folder', 'folder_id');
  `.execute(db)
}
