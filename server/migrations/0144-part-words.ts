import { sql, type Kysely, type RawBuilder } from 'kysely'

const [title, summary, content] = [sql`'A'`, sql`'B'`, sql`'C'`]

/** What of each kind of text is searched, by how much it weighs. */
const searched: Readonly<Record<string, Readonly<Record<string, RawBuilder<unknown>>>>> = {
  blog_texts: { title, summary, content },
  news_texts: { title, summary, content },
  service_texts: { title, summary, content },
  album_texts: { title, summary },
  element_texts: { title, content },
}

/**
 * Words that a no-break space follows, as French puts one before its signs, were read together with it and found by nobody.
 * The columns are made anew: before PostgreSQL 17 the expression of one cannot be changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function part_words(words text) returns text
      language sql immutable strict parallel safe
      return translate(words, U&'\\00A0\\2007\\2009\\202F', '    ');
  `.execute(db)
  for (const [name, columns] of Object.entries(searched)) {
    const [table, byWords, byLexemes] = [sql.table(name), sql.ref(`${name}_search`), sql.ref(`${name}_lexemes`)]
    const weights = Object.entries(columns).map(
      ([column, weight]) => sql`setweight(to_tsvector('french_folded', part_words(coalesce(${sql.ref(column)}, ''))), ${weight})`,
    )
    await sql`
      alter table ${table} drop column search;
      alter table ${table} add column search tsvector not null generated always as (${sql.join(weights, sql` || `)}) stored;
      create index ${byWords} on ${table} using gin (search);
      create index ${byLexemes} on ${table} using gin (lexemes(search) gin_trgm_ops);
    `.execute(db)
  }
  await sql`
    alter table revisions drop column search;
    alter table revisions add column search tsvector not null generated always as (
      setweight(to_tsvector('french_folded', part_words(coalesce(head ->> 'title', ''))), 'A') ||
      setweight(to_tsvector('french_folded', part_words(coalesce(head -> 'seo' ->> 'description', ''))), 'B') ||
      setweight(to_tsvector('french_folded', block_words(blocks)), 'C')
    ) stored;

    create or replace function refresh_product_entries(changed integer[]) returns void language sql as $$
      -- Whoever changes the same product waits here, and then reads what the other has written.
      select from products where id = any(changed) order by id for no key update;
      delete from product_entries where product_id = any(changed);
      insert into product_entries
      select p.site_id, l.locale, p.id, coalesce(t.slug, d.slug), coalesce(t.title, d.title), p.type, p.kind, p.is_vintage, p.tags,
        coalesce(o.years, '{}'), o.first_year, o.year, o.price, p.position, p.created_at, p.published_at,
        setweight(to_tsvector('french_folded', part_words(coalesce(t.title, d.title) || ' ' || p.reference)), 'A') ||
        setweight(to_tsvector('french_folded',
          part_words(concat_ws(' ', coalesce(t.summary, d.summary), p.appellation, array_to_string(p.grapes, ' ')))), 'B') ||
        setweight(to_tsvector('french_folded', part_words(coalesce(nullif(t.content, ''), d.content, ''))), 'C')
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
    select refresh_product_entries(array(select id from products));
  `.execute(db)
}
