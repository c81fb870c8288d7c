import { sql, type Kysely } from 'kysely'

/** What is said of a product in the words of a language, which the application writes; each function answers null where there is nothing to say. */
async function createFacts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table fact_words (
      language text not null,
      key text not null,
      words text not null,
      primary key (language, key)
    );

    create function fact_number(say jsonb, value numeric) returns text language sql immutable parallel safe
      return replace(trim_scale(value)::text, '.', say ->> 'decimal');

    create function fact(say jsonb, name text, value text) returns text language sql immutable parallel safe
      return replace(replace(say ->> 'form.fact', '{name}', say ->> ('name.' || name)), '{value}', nullif(value, ''));

    -- What a code is called, and how else people call it.
    create function fact_code(say jsonb, kind text, code text) returns text language sql immutable parallel safe
      return (say ->> (kind || '.' || code)) || coalesce(' (' || (say ->> ('also.' || code)) || ')', '');

    create function fact_capacity(say jsonb, ml integer, unit text) returns text language sql immutable parallel safe
      return replace(say ->> ('form.' || unit), '{amount}', fact_number(say, ml / case unit when 'LITER' then 1000.0 else 10.0 end))
        || coalesce(' (' || (say ->> ('also.' || ml)) || ')', '');

    create function fact_abv(say jsonb, tenths integer) returns text language sql immutable parallel safe
      return replace(say ->> 'form.abv', '{amount}', fact_number(say, tenths / 10.0));

    create function fact_keeping(say jsonb, since integer, until integer) returns text language sql immutable parallel safe
      return replace(replace(say ->> case when since is null then 'form.until' when until is null then 'form.since' else 'form.between' end,
        '{from}', coalesce(since::text, '')), '{to}', coalesce(until::text, ''));

    create function fact_serving(say jsonb, coolest integer, warmest integer) returns text language sql immutable parallel safe
      return replace(replace(say ->> case when coolest = warmest then 'form.degrees' else 'form.degreesBetween' end,
        '{from}', coolest::text), '{to}', warmest::text);

    create function fact_allergens(say jsonb, allergens text[]) returns text language sql immutable parallel safe
      return replace(say ->> 'form.allergens', '{names}',
        (select string_agg(say ->> ('allergen.' || code), ', ' order by code) from (select distinct unnest(allergens)) as each (code)));

    create function fact_nutrition(say jsonb, nutrition jsonb) returns text language sql immutable parallel safe
      return case when nutrition is not null then concat_ws(', ', say ->> 'name.nutrition',
        fact(say, 'energy', replace(replace(say ->> 'form.energy', '{kj}', nutrition ->> 'energyKj'), '{kcal}', nutrition ->> 'energyKcal')),
        (select string_agg(fact(say, key, replace(say ->> 'form.grams', '{amount}', fact_number(say, (nutrition ->> key)::numeric))), ', ' order by at)
          from unnest(array['fat', 'saturates', 'carbohydrate', 'sugars', 'protein', 'salt']) with ordinality as each (key, at)
          where nutrition ? key)) end;

    create function composition_facts(say jsonb, ingredients text, allergens text[], nutrition jsonb) returns text language sql immutable parallel safe
      return case when ingredients is not null or nutrition is not null then
        fact(say, 'composition', concat_ws(', ', ingredients, fact_allergens(say, allergens), fact_nutrition(say, nutrition))) end;

    -- What the page of a product says of it beside its own words, its awards and the names of what it holds.
    create function product_facts(product integer, asked text, usual text, say jsonb) returns text language sql stable as $$
      select concat_ws(', ',
        (select coalesce(k.labels ->> asked, k.labels ->> usual, k.value) from product_kinds k where k.site_id = p.site_id and k.value = p.kind),
        fact(say, 'appellation', p.appellation),
        fact(say, 'year', b.years),
        fact(say, 'colour', fact_code(say, 'colour', p.colour)),
        fact(say, 'sweetness', fact_code(say, 'sweetness', p.sweetness)),
        fact(say, 'grapes', array_to_string(p.grapes, ', ')),
        fact(say, 'organic', case when p.is_organic then fact_code(say, 'farming', 'organic') end),
        fact(say, 'container', b.containers),
        fact(say, 'capacity', b.capacities),
        b.variations,
        fact(say, 'meals', (select string_agg(coalesce(m.labels ->> asked, m.labels ->> usual, m.type), ', ' order by n.position)
          from product_meal_icons n join meal_icons m on m.id = n.meal_icon_id where n.product_id = p.id)),
        fact(say, 'abv', b.abvs),
        fact(say, 'serving', fact_serving(say, p.serving_from, p.serving_to)),
        fact(say, 'keeping', b.keepings),
        fact(say, 'capsule', b.capsules),
        fact(say, 'allergens', fact_allergens(say, p.allergens || h.allergens)),
        h.facts,
        composition_facts(say,
          (select coalesce(max(t.ingredients) filter (where t.locale = asked), max(t.ingredients) filter (where t.locale = usual))
            from product_texts t where t.product_id = p.id), p.allergens, p.nutrition),
        h.compositions)
      from products p
        cross join lateral (
          select string_agg(distinct e.year::text, ', ') as years,
            string_agg(distinct fact_code(say, 'container', e.container), ', ') filter (where e.capacity_ml is not null) as containers,
            string_agg(distinct fact_capacity(say, e.capacity_ml, e.capacity_unit), ', ') as capacities,
            string_agg(distinct fact_abv(say, e.abv), ', ') as abvs,
            string_agg(distinct fact_keeping(say, e.drink_from, e.drink_to), ', ')
              filter (where coalesce(e.drink_from, e.drink_to) is not null) as keepings,
            string_agg(distinct say ->> case when e.crd then 'capsule.paid' else 'capsule.none' end, ', ')
              filter (where e.capacity_ml is not null) as capsules,
            (select string_agg(distinct coalesce(v.labels ->> asked, v.labels ->> usual), ', ') from variation_values v, sellables o
              where o.product_id = p.id and v.id in (o.variation1_value_id, o.variation2_value_id, o.variation3_value_id)) as variations
          from sellables e where e.product_id = p.id
        ) b
        cross join lateral (
          select coalesce(array_agg(held.allergen) filter (where held.allergen is not null), '{}') as allergens,
            string_agg(distinct held.facts, ', ') as facts, string_agg(distinct held.composition, ', ') as compositions
          from (
            select a.allergen, concat_ws(' · ', fact_capacity(say, e.capacity_ml, e.capacity_unit), w.appellation,
                fact_code(say, 'colour', w.colour), fact_code(say, 'sweetness', w.sweetness), nullif(array_to_string(w.grapes, ', '), ''),
                fact_abv(say, e.abv), case when w.is_organic then fact_code(say, 'farming', 'organic') end) as facts,
              composition_facts(say,
                (select coalesce(max(t.ingredients) filter (where t.locale = asked), max(t.ingredients) filter (where t.locale = usual))
                  from product_texts t where t.product_id = w.id), w.allergens, w.nutrition) as composition
            from box_contents c join sellables e on e.id = c.sellable_id join products w on w.id = e.product_id
              left join lateral unnest(w.allergens) as a (allergen) on true
            where c.product_id = p.id
          ) held
        ) h
      where p.id = product
    $$;
  `.execute(db)
}

/** The catalogue as lists read it, with what it is searched by. */
async function writeEntries(db: Kysely<unknown>): Promise<void> {
  await sql`
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
        ) w
        cross join lateral (select fact(spoken.say, 'features', product_facts(p.id, l.locale, s.default_locale, spoken.say)) as facts) f
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
        ) n
        left join lateral (
          select array_agg(distinct e.year) filter (where e.year is not null) as years, min(e.year) as first_year, max(e.year) as year,
            array_agg(distinct e.abv::integer) filter (where e.abv is not null) as abvs, min(e.abv) as least_abv, max(e.abv) as most_abv,
            min(e.price_to_pay) filter (where e.on_sale) as price
          from sellables e where e.product_id = p.id
        ) o on true
      where p.id = any(changed) and p.status = 'PUBLISHED' and p.deleted_at is null and coalesce(t.slug, d.slug) is not null
    $$;

    create function write_fact_words(given jsonb) returns boolean language plpgsql as $$
    declare changes integer; gone integer;
    begin
      perform pg_advisory_xact_lock(hashtextextended('fact words', 0));
      insert into fact_words as w (language, key, words)
        select language, key, words from jsonb_to_recordset(given) as r (language text, key text, words text)
        on conflict (language, key) do update set words = excluded.words where w.words <> excluded.words;
      get diagnostics changes = row_count;
      delete from fact_words w where not exists (
        select from jsonb_to_recordset(given) as r (language text, key text) where (r.language, r.key) = (w.language, w.key));
      get diagnostics gone = row_count;
      if changes + gone > 0 then
        perform refresh_product_entries(array(select id from products));
      end if;
      return changes + gone > 0;
    end $$;
  `.execute(db)
}

/** Boxes say what they hold, and products what their dishes, kinds and variations are called: each change of these is told. */
async function followChanges(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function note_wine_change() returns trigger language plpgsql as $$
    begin
      perform refresh_product_entries(array(
        select id from changed
        union
        select c.product_id from changed p join former f on f.id = p.id
          join sellables e on e.product_id = p.id join box_contents c on c.sellable_id = e.id
        where (f.appellation, f.colour, f.sweetness, f.grapes, f.is_organic, f.allergens, f.nutrition)
          is distinct from (p.appellation, p.colour, p.sweetness, p.grapes, p.is_organic, p.allergens, p.nutrition)
      ));
      return null;
    end $$;
    drop trigger refresh_entries_update on products;
    create trigger refresh_entries_update after update on products referencing old table as former new table as changed
      for each statement execute function note_wine_change();

    create or replace function note_bottle_change() returns trigger language plpgsql as $$
    begin
      perform refresh_product_entries(array(
        select product_id from changed
        union
        select c.product_id from changed b join former f on f.id = b.id join box_contents c on c.sellable_id = b.id
        where (f.year, f.abv, f.capacity_ml, f.capacity_unit) is distinct from (b.year, b.abv, b.capacity_ml, b.capacity_unit)
      ));
      return null;
    end $$;

    create function note_kind_change() returns trigger language plpgsql as $$
    begin
      perform refresh_product_entries(array(select p.id from products p join changed k on k.site_id = p.site_id and k.value = p.kind));
      return null;
    end $$;

    create function note_meal_change() returns trigger language plpgsql as $$
    begin
      perform refresh_product_entries(array(select n.product_id from product_meal_icons n join changed m on m.id = n.meal_icon_id));
      return null;
    end $$;

    create function note_variation_value_change() returns trigger language plpgsql as $$
    begin
      perform refresh_product_entries(array(
        select e.product_id from changed v join sellables e on e.site_id = v.site_id
          and v.id in (e.variation1_value_id, e.variation2_value_id, e.variation3_value_id)));
      return null;
    end $$;

    create trigger refresh_entries_update after update on product_kinds referencing new table as changed
      for each statement execute function note_kind_change();
    create trigger refresh_entries_update after update on meal_icons referencing new table as changed
      for each statement execute function note_meal_change();
    create trigger refresh_entries_update after update on variation_values referencing new table as changed
      for each statement execute function note_variation_value_change();
    create trigger refresh_entries_insert after insert on product_meal_icons referencing new table as changed
      for each statement execute function note_product_part_change();
    create trigger refresh_entries_update after update on product_meal_icons referencing new table as changed
      for each statement execute function note_product_part_change();
    create trigger refresh_entries_delete after delete on product_meal_icons referencing old table as changed
      for each statement execute function note_product_part_change();
  `.execute(db)
}

/**
 * A product is found by all that its page says of it: colour, sweetness, farming, containers, dishes, what it is made of, and what these are called.
 * The words are the application's own: it writes them when it starts, and the catalogue is written anew where they have changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createFacts(db)
  await writeEntries(db)
  await followChanges(db)
}
