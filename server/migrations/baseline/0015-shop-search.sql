-- Shop: the searched and sorted copy of the catalogue.

-- Writes the copies of the changed products.
create function refresh_product_entries(changed integer[])
  returns void
  language sql
as $$
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
  translate(concat_ws(', ', nullif(n.noted, ''), f.facts), U&'\00A0\202F', '  '),
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

-- Stores the words that describe products; products are copied again only where the words changed.
create function write_fact_words(given jsonb)
  returns boolean
  language plpgsql
as $$
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
end
$$;

-- A copy of each product per language, by which lists are searched, filtered and ordered.
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
  folded text not null generated always as (fold(title)) stored,
  appellation text,
  colour text,
  sweetness text,
  grapes text[] not null default '{}'::text[],
  is_organic boolean not null default false,
  abvs integer[] not null default '{}'::integer[],
  least_abv integer,
  most_abv integer,
  folded_appellation text generated always as (fold(appellation)) stored,
  words_in text not null default '',
  spelled text not null default '',
  noted text not null default '',
  constraint product_entries_pkey primary key (product_id, locale),
  constraint product_entries_site_id_product_id_fkey foreign key (site_id, product_id) references products(site_id, id) on delete cascade
);
create index product_entries_abvs on product_entries using gin (abvs);
create index product_entries_appellation on product_entries (site_id, locale, appellation, price, product_id) include (published_at);
create index product_entries_by_created_at on product_entries (site_id, locale, created_at, product_id) include (published_at);
create index product_entries_by_created_at_down on product_entries (site_id, locale, created_at desc nulls LAST, product_id) include (published_at);
create index product_entries_by_position on product_entries (site_id, locale, "position", product_id) include (published_at);
create index product_entries_by_position_down on product_entries (site_id, locale, "position" desc nulls LAST, product_id) include (published_at);
create index product_entries_by_price on product_entries (site_id, locale, price, product_id) include (published_at);
create index product_entries_by_price_down on product_entries (site_id, locale, price desc nulls LAST, product_id) include (published_at);
create index product_entries_by_title on product_entries (site_id, locale, title collate "fr-x-icu", product_id) include (published_at);
create index product_entries_by_title_down on product_entries (site_id, locale, title collate "fr-x-icu" desc nulls LAST, product_id) include (published_at);
create index product_entries_by_year on product_entries (site_id, locale, year, product_id) include (published_at);
create index product_entries_by_year_down on product_entries (site_id, locale, year desc nulls LAST, product_id) include (published_at);
create index product_entries_colour on product_entries (site_id, locale, colour, price, product_id) include (published_at);
create index product_entries_first_year on product_entries (site_id, locale, first_year, product_id) include (published_at);
create index product_entries_folded on product_entries using gin (folded gin_trgm_ops);
create index product_entries_folded_appellation on product_entries using gin (folded_appellation gin_trgm_ops);
create index product_entries_grapes on product_entries using gin (grapes);
create index product_entries_is_organic on product_entries (site_id, locale, is_organic, price, product_id) include (published_at);
create index product_entries_is_vintage on product_entries (site_id, locale, is_vintage, price, product_id) include (published_at);
create index product_entries_kind on product_entries (site_id, locale, kind, price, product_id) include (published_at);
create index product_entries_least_abv on product_entries (site_id, locale, least_abv, product_id) include (published_at);
create index product_entries_most_abv on product_entries (site_id, locale, most_abv, product_id) include (published_at);
create index product_entries_search on product_entries using gin (search);
create index product_entries_slug on product_entries (site_id, locale, slug);
create index product_entries_spelled on product_entries using gin (spelled gin_trgm_ops);
create index product_entries_sweetness on product_entries (site_id, locale, sweetness, price, product_id) include (published_at);
create index product_entries_tags on product_entries using gin (tags);
create index product_entries_title on product_entries (site_id, locale, title, product_id) include (published_at);
create index product_entries_type on product_entries (site_id, locale, type, price, product_id) include (published_at);
create index product_entries_years on product_entries using gin (years);

create function note_bottle_change()
  returns trigger
  language plpgsql
as $$
begin
  perform refresh_product_entries(array(
    select product_id from changed
    union
    select c.product_id from changed b join former f on f.id = b.id join box_contents c on c.sellable_id = b.id
    where (f.year, f.abv, f.capacity_ml, f.capacity_unit) is distinct from (b.year, b.abv, b.capacity_ml, b.capacity_unit)
  ));
  return null;
end
$$;

create function note_default_locale_change()
  returns trigger
  language plpgsql
as $$
begin
  perform refresh_product_entries(array(select id from products where site_id = new.id));
  return null;
end
$$;

create function note_kind_change()
  returns trigger
  language plpgsql
as $$
begin
  perform refresh_product_entries(array(select p.id from products p join changed k on k.site_id = p.site_id and k.value = p.kind));
  return null;
end
$$;

create function note_language_change()
  returns trigger
  language plpgsql
as $$
begin
  perform refresh_product_entries(array(select id from products where site_id in (select site_id from changed)));
  return null;
end
$$;

create function note_meal_change()
  returns trigger
  language plpgsql
as $$
begin
  perform refresh_product_entries(array(select n.product_id from product_meal_icons n join changed m on m.id = n.meal_icon_id));
  return null;
end
$$;

create function note_product_change()
  returns trigger
  language plpgsql
as $$
begin
  perform refresh_product_entries(array(select id from changed));
  return null;
end
$$;

create function note_product_part_change()
  returns trigger
  language plpgsql
as $$
begin
  perform refresh_product_entries(array(select distinct product_id from changed));
  return null;
end
$$;

create function note_product_text_change()
  returns trigger
  language plpgsql
as $$
begin
  perform refresh_product_entries(array(
    select product_id from changed
    union
    select c.product_id from changed t join sellables s on s.product_id = t.product_id join box_contents c on c.sellable_id = s.id
  ));
  return null;
end
$$;

create function note_variation_value_change()
  returns trigger
  language plpgsql
as $$
begin
  perform refresh_product_entries(array(
    select e.product_id from changed v join sellables e on e.site_id = v.site_id
      and v.id in (e.variation1_value_id, e.variation2_value_id, e.variation3_value_id)));
  return null;
end
$$;

create function note_wine_change()
  returns trigger
  language plpgsql
as $$
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
end
$$;

-- References and triggers of the files above that need tables or functions of this one.
create trigger refresh_entries after update of default_locale on sites
  for each row when ((old.default_locale <> new.default_locale)) execute function note_default_locale_change();
create trigger refresh_entries_delete after delete on site_languages
  referencing old table as changed
  for each statement execute function note_language_change();
create trigger refresh_entries_insert after insert on site_languages
  referencing new table as changed
  for each statement execute function note_language_change();
create trigger refresh_entries_update after update on site_languages
  referencing new table as changed
  for each statement execute function note_language_change();
create trigger refresh_entries_update after update on product_kinds
  referencing new table as changed
  for each statement execute function note_kind_change();
create trigger refresh_entries_update after update on variation_values
  referencing new table as changed
  for each statement execute function note_variation_value_change();
create trigger refresh_entries_delete after delete on products
  referencing old table as changed
  for each statement execute function note_product_change();
create trigger refresh_entries_insert after insert on products
  referencing new table as changed
  for each statement execute function note_product_change();
create trigger refresh_entries_update after update on products
  referencing old table as former new table as changed
  for each statement execute function note_wine_change();
create trigger refresh_entries_delete after delete on product_texts
  referencing old table as changed
  for each statement execute function note_product_text_change();
create trigger refresh_entries_insert after insert on product_texts
  referencing new table as changed
  for each statement execute function note_product_text_change();
create trigger refresh_entries_update after update on product_texts
  referencing new table as changed
  for each statement execute function note_product_text_change();
create trigger refresh_entries_delete after delete on awards
  referencing old table as changed
  for each statement execute function note_product_part_change();
create trigger refresh_entries_insert after insert on awards
  referencing new table as changed
  for each statement execute function note_product_part_change();
create trigger refresh_entries_update after update on awards
  referencing new table as changed
  for each statement execute function note_product_part_change();
create trigger refresh_entries_update after update on meal_icons
  referencing new table as changed
  for each statement execute function note_meal_change();
create trigger refresh_entries_delete after delete on product_meal_icons
  referencing old table as changed
  for each statement execute function note_product_part_change();
create trigger refresh_entries_insert after insert on product_meal_icons
  referencing new table as changed
  for each statement execute function note_product_part_change();
create trigger refresh_entries_update after update on product_meal_icons
  referencing new table as changed
  for each statement execute function note_product_part_change();
create trigger refresh_entries_delete after delete on sellables
  referencing old table as changed
  for each statement execute function note_product_part_change();
create trigger refresh_entries_insert after insert on sellables
  referencing new table as changed
  for each statement execute function note_product_part_change();
create trigger refresh_entries_update after update on sellables
  referencing old table as former new table as changed
  for each statement execute function note_bottle_change();
create trigger refresh_entries_delete after delete on box_contents
  referencing old table as changed
  for each statement execute function note_product_part_change();
create trigger refresh_entries_insert after insert on box_contents
  referencing new table as changed
  for each statement execute function note_product_part_change();
create trigger refresh_entries_update after update on box_contents
  referencing new table as changed
  for each statement execute function note_product_part_change();
