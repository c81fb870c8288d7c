import { sql, type Kysely } from 'kysely'

/** What lists compare of a wine beside the prices that they are usually ordered by. */
const compared = ['appellation', 'colour', 'sweetness', 'is_organic'] as const

/** Lists are narrowed by the facts of wines too: of alcohol by all that a product's bottles hold, the least and the most of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table product_entries
      add column appellation text, add column colour text, add column sweetness text,
      add column grapes text[] not null default '{}', add column is_organic boolean not null default false,
      add column abvs integer[] not null default '{}', add column least_abv integer, add column most_abv integer,
      add column folded_appellation text generated always as (fold(appellation)) stored;

    create index product_entries_folded_appellation on product_entries using gin (folded_appellation gin_trgm_ops);
    create index product_entries_grapes on product_entries using gin (grapes);
    create index product_entries_abvs on product_entries using gin (abvs);
    create index product_entries_least_abv on product_entries (site_id, locale, least_abv, product_id) include (published_at);
    create index product_entries_most_abv on product_entries (site_id, locale, most_abv, product_id) include (published_at);

    create or replace function refresh_product_entries(changed integer[]) returns void language sql as $$
      -- Whoever changes the same product waits here, and then reads what the other has written.
      select from products where id = any(changed) order by id for no key update;
      delete from product_entries where product_id = any(changed);
      insert into product_entries (site_id, locale, product_id, slug, title, type, kind, is_vintage, tags,
        years, first_year, year, price, position, created_at, published_at, search,
        appellation, colour, sweetness, grapes, is_organic, abvs, least_abv, most_abv)
      select p.site_id, l.locale, p.id, coalesce(t.slug, d.slug), coalesce(t.title, d.title), p.type, p.kind, p.is_vintage, p.tags,
        coalesce(o.years, '{}'), o.first_year, o.year, o.price, p.position, p.created_at, p.published_at,
        setweight(to_tsvector('french_folded', part_words(coalesce(t.title, d.title) || ' ' || p.reference)), 'A') ||
        setweight(to_tsvector('french_folded',
          part_words(concat_ws(' ', coalesce(t.summary, d.summary), p.appellation, array_to_string(p.grapes, ' ')))), 'B') ||
        setweight(to_tsvector('french_folded', part_words(coalesce(nullif(t.content, ''), d.content, ''))), 'C'),
        p.appellation, p.colour, p.sweetness, p.grapes, p.is_organic, coalesce(o.abvs, '{}'), o.least_abv, o.most_abv
      from products p
        join sites s on s.id = p.site_id
        join site_languages l on l.site_id = p.site_id
        left join product_texts t on t.product_id = p.id and t.locale = l.locale
        left join product_texts d on d.product_id = p.id and d.locale = s.default_locale
        left join lateral (
          select array_agg(distinct e.year) filter (where e.year is not null) as years, min(e.year) as first_year, max(e.year) as year,
            array_agg(distinct e.abv::integer) filter (where e.abv is not null) as abvs, min(e.abv) as least_abv, max(e.abv) as most_abv,
            min(e.price_to_pay) filter (where e.on_sale) as price
          from sellables e where e.product_id = p.id
        ) o on true
      where p.id = any(changed) and p.status = 'PUBLISHED' and p.deleted_at is null and coalesce(t.slug, d.slug) is not null
    $$;
  `.execute(db)
  for (const column of compared)
    await sql`
      create index ${sql.ref(`product_entries_${column}`)}
        on product_entries (site_id, locale, ${sql.ref(column)}, price, product_id) include (published_at)
    `.execute(db)
  await sql`select refresh_product_entries(array(select id from products))`.execute(db)
}
