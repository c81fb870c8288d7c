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

const languages = ['english', 'german', 'spanish', 'italian', 'dutch'] as const

/** Full text without accents in each language that a site may speak; `simple_folded` takes words as they are written. */
async function createConfigurations(db: Kysely<unknown>): Promise<void> {
  for (const language of [...languages, 'simple']) {
    const [name, copied, stem] = [
      sql.ref(`${language}_folded`),
      sql.ref(language),
      sql.ref(language === 'simple' ? language : `${language}_stem`),
    ]
    await sql`
      create text search configuration ${name} (copy = ${copied});
      alter text search configuration ${name} alter mapping for hword, hword_part, word with unaccent, ${stem};
    `.execute(db)
  }
  await sql`
    create function search_configuration(locale text) returns regconfig
      language sql immutable strict parallel safe
      return case left(locale, 2)
        when 'fr' then 'french_folded'::regconfig
        when 'en' then 'english_folded'::regconfig
        when 'de' then 'german_folded'::regconfig
        when 'es' then 'spanish_folded'::regconfig
        when 'it' then 'italian_folded'::regconfig
        when 'nl' then 'dutch_folded'::regconfig
        else 'simple_folded'::regconfig
      end;

    create function spelled_words(words text) returns text
      language sql immutable strict parallel safe
      return ' ' || array_to_string(tsvector_to_array(to_tsvector('simple_folded', words)), ' ') || ' ';
  `.execute(db)
}

/**
 * Texts are searched by the rules of the language in which they are written. Beside what is found of them stand their words as they
 * are spelled, each once: among them is the word that somebody meant who has mistyped it. Full text knows no more than stems.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The letters in which two words differ are counted by it.
  await sql`create extension if not exists fuzzystrmatch`.execute(db)
  await createConfigurations(db)
  for (const [name, columns] of Object.entries(searched)) {
    const [table, byWords, bySpelling] = [sql.table(name), sql.ref(`${name}_search`), sql.ref(`${name}_spelled`)]
    const texts = Object.entries(columns).map(([column, weight]) => ({ text: sql`coalesce(${sql.ref(column)}, '')`, weight }))
    const weights = texts.map(
      ({ text, weight }) => sql`setweight(to_tsvector(search_configuration(locale), part_words(${text})), ${weight})`,
    )
    const whole = sql.join(
      texts.map(({ text }) => text),
      sql` || ' ' || `,
    )
    await sql`
      alter table ${table} drop column search;
      alter table ${table}
        add column search tsvector not null generated always as (${sql.join(weights, sql` || `)}) stored,
        add column spelled text not null generated always as (spelled_words(part_words(${whole}))) stored;
      create index ${byWords} on ${table} using gin (search);
      create index ${bySpelling} on ${table} using gin (spelled gin_trgm_ops);
    `.execute(db)
  }
  await sql`
    alter table revisions drop column search;
    alter table revisions
      add column search tsvector not null generated always as (
        setweight(to_tsvector(search_configuration(locale), part_words(coalesce(head ->> 'title', ''))), 'A') ||
        setweight(to_tsvector(search_configuration(locale), part_words(coalesce(head -> 'seo' ->> 'description', ''))), 'B') ||
        setweight(to_tsvector(search_configuration(locale), block_words(blocks)), 'C')
      ) stored,
      add column spelled text not null generated always as (spelled_words(part_words(
        coalesce(head ->> 'title', '') || ' ' || coalesce(head -> 'seo' ->> 'description', '') || ' ' || block_words(blocks)
      ))) stored;

    drop index product_entries_lexemes;
    -- The language of the words that an entry shows: the site's own where a product has none in the entry's.
    alter table product_entries add column words_in text not null default '', add column spelled text not null default '';
    create index product_entries_spelled on product_entries using gin (spelled gin_trgm_ops);

    create or replace function refresh_product_entries(changed integer[]) returns void language sql as $$
      -- Whoever changes the same product waits here, and then reads what the other has written.
      select from products where id = any(changed) order by id for no key update;
      delete from product_entries where product_id = any(changed);
      insert into product_entries (site_id, locale, product_id, slug, title, type, kind, is_vintage, tags,
        years, first_year, year, price, position, created_at, published_at, words_in, search, spelled,
        appellation, colour, sweetness, grapes, is_organic, abvs, least_abv, most_abv)
      select p.site_id, l.locale, p.id, coalesce(t.slug, d.slug), w.title, p.type, p.kind, p.is_vintage, p.tags,
        coalesce(o.years, '{}'), o.first_year, o.year, o.price, p.position, p.created_at, p.published_at, w.language,
        setweight(to_tsvector(search_configuration(w.language), part_words(w.title || ' ' || p.reference)), 'A') ||
        setweight(to_tsvector(search_configuration(w.language), part_words(w.facts)), 'B') ||
        setweight(to_tsvector(search_configuration(w.language), part_words(w.content)), 'C'),
        spelled_words(part_words(concat_ws(' ', w.title, w.facts, w.content))),
        p.appellation, p.colour, p.sweetness, p.grapes, p.is_organic, coalesce(o.abvs, '{}'), o.least_abv, o.most_abv
      from products p
        join sites s on s.id = p.site_id
        join site_languages l on l.site_id = p.site_id
        left join product_texts t on t.product_id = p.id and t.locale = l.locale
        left join product_texts d on d.product_id = p.id and d.locale = s.default_locale
        cross join lateral (
          select case when t.title is null then s.default_locale else l.locale end as language, coalesce(t.title, d.title) as title,
            concat_ws(' ', coalesce(t.summary, d.summary), p.appellation, array_to_string(p.grapes, ' ')) as facts,
            coalesce(nullif(t.content, ''), d.content, '') as content
        ) w
        left join lateral (
          select array_agg(distinct e.year) filter (where e.year is not null) as years, min(e.year) as first_year, max(e.year) as year,
            array_agg(distinct e.abv::integer) filter (where e.abv is not null) as abvs, min(e.abv) as least_abv, max(e.abv) as most_abv,
            min(e.price_to_pay) filter (where e.on_sale) as price
          from sellables e where e.product_id = p.id
        ) o on true
      where p.id = any(changed) and p.status = 'PUBLISHED' and p.deleted_at is null and coalesce(t.slug, d.slug) is not null
    $$;
    select refresh_product_entries(array(select id from products));
  `.execute(db)
}
