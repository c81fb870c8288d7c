import { sql, type Kysely } from 'kysely'

/**
 * What a product is searched by is made once for each of its rows: without a fence each place that names it made it anew,
 * and what a page says of a product thrice. The rows come out as they were.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- « offset 0 » is such a fence: it leaves the rows as they are, and what is made there alone.
    create or replace function refresh_product_entries(changed integer[]) returns void language sql as $$
      -- Whoever changes the same product waits here, and then reads what the other has written.
      select from products where id = any(changed) order by id for no key update;
      delete from product_entries where product_id = any(changed);
      with spoken as materialized (select language, jsonb_object_agg(key, words) as say from fact_words group by language)
      insert into product_entries (site_id, locale, product_id, slug, title, type, kind, is_vintage, tags,
        years, first_year, year, price, position, created_at, published_at, words_in, noted, search, spelled,
        appellation, colour, sweetness, grapes, is_organic, abvs, least_abv, most_abv)
      select p.site_id, l.locale, p.id, coalesce(t.slug, d.slug), w.title, p.type, p.kind, p.is_vintage, p.tags,
        coalesce(o.years, '{}'), o.first_year, o.year, o.price, p.position, p.created_at, p.published_at, w.language,
        -- Where a database has no language, what a no-break space holds together would be one word, and not marked.
        translate(concat_ws(', ', nullif(n.noted, ''), f.facts), U&'\\00A0\\202F', '  '),
        setweight(to_tsvector(search_configuration(w.language), part_words(w.title || ' ' || p.reference)), 'A') ||
        setweight(to_tsvector(search_configuration(w.language), part_words(concat_ws(' ', w.facts, array_to_string(o.years, ' ')))), 'B') ||
        setweight(to_tsvector(search_configuration(w.language), part_words(w.content)), 'C') ||
        setweight(to_tsvector(search_configuration(w.language), part_words(n.noted)), 'C') ||
        setweight(to_tsvector(search_configuration(w.language), part_words(concat_ws(' ', f.facts, say ->> 'name.reference'))), 'D'),
        spelled_words(part_words(concat_ws(' ', w.title, w.facts, array_to_string(o.years, ' '), w.content, n.noted, f.facts,
          say ->> 'name.reference'))),
        p.appellation, p.colour, p.sweetness, p.grapes, p.is_organic, coalesce(o.abvs, '{}'), o.least_abv, o.most_abv
      from products p
        join sites s on s.id = p.site_id
        join site_languages l on l.site_id = p.site_id
        left join spoken on spoken.language = case when l.locale ~* '^en(?![a-z])' then 'en' else 'fr' end
        left join product_texts t on t.product_id = p.id and t.locale = l.locale
        left join product_texts d on d.product_id = p.id and d.locale = s.default_locale
        cross join lateral (
          select case when t.title is null then s.default_locale else l.locale end as language, coalesce(t.title, d.title) as title,
            concat_ws(' ', coalesce(t.summary, d.summary), p.appellation, array_to_string(p.grapes, ' ')) as facts,
            coalesce(nullif(t.content, ''), d.content, '') as content
          offset 0
        ) w
        cross join lateral (
          select concat_ws(', ', product_genre(p.id, l.locale, s.default_locale, spoken.say),
            fact(spoken.say, 'features', product_facts(p.id, l.locale, s.default_locale, spoken.say))) as facts
          offset 0
        ) f
        cross join lateral (
          select concat_ws(', ',
            fact(spoken.say, 'awards',
              (select string_agg(concat_ws(' ', a.words ->> 'name', a.words ->> 'contest', a.year), ', ' order by a.position, a.id)
                from (select id, position, year, coalesce(texts -> w.language, texts -> s.default_locale) as words from awards
                  where product_id = p.id) a
                where a.words is not null)),
            fact(spoken.say, 'contents',
              (select string_agg(c.quantity || ' × ' || coalesce(own.title, usual.title) || coalesce(' ' || held.year, ''), ', ' order by c.position, c.sellable_id)
                from box_contents c
                  join sellables held on held.id = c.sellable_id
                  left join product_texts own on own.product_id = held.product_id and own.locale = w.language
                  left join product_texts usual on usual.product_id = held.product_id and usual.locale = s.default_locale
                where c.product_id = p.id))
          ) as noted
          offset 0
        ) n
        left join lateral (
          select array_agg(distinct e.year) filter (where e.year is not null) as years, min(e.year) as first_year, max(e.year) as year,
            array_agg(distinct e.abv::integer) filter (where e.abv is not null) as abvs, min(e.abv) as least_abv, max(e.abv) as most_abv,
            min(e.price_to_pay) filter (where e.on_sale) as price
          from sellables e where e.product_id = p.id
        ) o on true
      where p.id = any(changed) and p.status = 'PUBLISHED' and p.deleted_at is null and coalesce(t.slug, d.slug) is not null
    $$;
  `.execute(db)
}
