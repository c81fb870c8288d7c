import { sql, type Kysely } from 'kysely'

/** What products are ordered by, beside the name of its indexes. */
const orders = [
  ['price', sql`price`],
  ['title', sql`title collate "fr-x-icu"`],
  ['year', sql`year`],
  ['position', sql`position`],
  ['created_at', sql`created_at`],
] as const

/**
 * The catalogue as lists read it: one row for each published product and each language of its site, in the words that are shown there,
 * with all that lists filter and order by. Triggers write it, in the transaction of what it is made of; every list goes by an index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table product_entries (
      site_id integer not null,
      locale text not null,
      product_id integer not null,
      slug text not null,
      title text not null,
      type text not null,
      kind text,
      is_vintage boolean not null,
      tags text[] not null,
      years integer[] not null,
      first_year integer,
      year integer,
      price integer,
      position integer not null,
      created_at timestamptz not null,
      published_at timestamptz not null,
      search tsvector not null,
      primary key (product_id, locale),
      foreign key (site_id, product_id) references products (site_id, id) on delete cascade
    );
    create index product_entries_slug on product_entries (site_id, locale, slug);
    create index product_entries_title on product_entries (site_id, locale, title, product_id) include (published_at);
    create index product_entries_kind on product_entries (site_id, locale, kind, price, product_id) include (published_at);
    create index product_entries_type on product_entries (site_id, locale, type, price, product_id) include (published_at);
    create index product_entries_is_vintage on product_entries (site_id, locale, is_vintage, price, product_id) include (published_at);
    create index product_entries_first_year on product_entries (site_id, locale, first_year, product_id) include (published_at);
    create index product_entries_tags on product_entries using gin (tags);
    create index product_entries_years on product_entries using gin (years);
    create index product_entries_search on product_entries using gin (search);
    create index product_entries_folded on product_entries using gin (fold(title) gin_trgm_ops);
  `.execute(db)
  for (const [name, order] of orders) {
    const [up, down] = [`product_entries_by_${name}`, `product_entries_by_${name}_down`]
    await sql`
      create index ${sql.ref(up)} on product_entries (site_id, locale, ${order}, product_id) include (published_at);
      create index ${sql.ref(down)} on product_entries (site_id, locale, ${order} desc nulls last, product_id) include (published_at);
    `.execute(db)
  }
  await sql`
    create function refresh_product_entries(changed integer[]) returns void language sql as $$
      -- Whoever changes the same product waits here, and then reads what the other has written.
      select from products where id = any(changed) order by id for no key update;
      delete from product_entries where product_id = any(changed);
      insert into product_entries
      select p.site_id, l.locale, p.id, coalesce(t.slug, d.slug), coalesce(t.title, d.title), p.type, p.kind, p.is_vintage, p.tags,
        coalesce(o.years, '{}'), o.first_year, o.year, o.price, p.position, p.created_at, p.published_at,
        setweight(to_tsvector('french_folded', coalesce(t.title, d.title) || ' ' || p.reference), 'A') ||
        setweight(to_tsvector('french_folded',
          concat_ws(' ', coalesce(t.summary, d.summary), p.appellation, array_to_string(p.grapes, ' '))), 'B') ||
        setweight(to_tsvector('french_folded', coalesce(nullif(t.content, ''), d.content, '')), 'C')
      from products p
        join sites s on s.id = p.site_id
        join site_languages l on l.site_id = p.site_id
        left join product_texts t on t.product_id = p.id and t.locale = l.locale
        left join product_texts d on d.product_id = p.id and d.locale = s.default_locale
        left join lateral (
          select array_agg(distinct e.year) filter (where e.year is not null) as years, min(e.year) as first_year, max(e.year) as year,
            min(e.price_to_pay) filter (where e.on_sale) as price
          from sellables e where e.product_id = p.id
        ) o on true
      where p.id = any(changed) and p.status = 'PUBLISHED' and p.deleted_at is null and coalesce(t.slug, d.slug) is not null
    $$;

    create function note_product_change() returns trigger language plpgsql as $$
    begin
      perform refresh_product_entries(array(select id from changed));
      return null;
    end $$;

    create function note_product_part_change() returns trigger language plpgsql as $$
    begin
      perform refresh_product_entries(array(select distinct product_id from changed));
      return null;
    end $$;

    create function note_language_change() returns trigger language plpgsql as $$
    begin
      perform refresh_product_entries(array(select id from products where site_id in (select site_id from changed)));
      return null;
    end $$;

    create function note_default_locale_change() returns trigger language plpgsql as $$
    begin
      perform refresh_product_entries(array(select id from products where site_id = new.id));
      return null;
    end $$;

    create trigger refresh_entries after update of default_locale on sites for each row
      when (old.default_locale <> new.default_locale) execute function note_default_locale_change();
  `.execute(db)
  const parts: readonly (readonly [table: string, note: string])[] = [
    ['products', 'note_product_change'],
    ['product_texts', 'note_product_part_change'],
    ['sellables', 'note_product_part_change'],
    ['site_languages', 'note_language_change'],
  ]
  for (const [name, note] of parts) {
    const [table, noted] = [sql.table(name), sql.ref(note)]
    await sql`
      create trigger refresh_entries_insert after insert on ${table} referencing new table as changed
        for each statement execute function ${noted}();
      create trigger refresh_entries_update after update on ${table} referencing new table as changed
        for each statement execute function ${noted}();
      create trigger refresh_entries_delete after delete on ${table} referencing old table as changed
        for each statement execute function ${noted}();
    `.execute(db)
  }
}
