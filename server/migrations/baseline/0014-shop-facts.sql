-- Shop: what is known of a product, in words.

create function fact(say jsonb, name text, value text)
  returns text
  language sql
  immutable parallel safe
return replace(replace((say ->> 'form.fact'::text), '{name}'::text, (say ->> ('name.'::text || name))), '{value}'::text, nullif(value, ''::text));

create function fact_allergens(say jsonb, allergens text[])
  returns text
  language sql
  immutable parallel safe
return replace((say ->> 'form.allergens'::text), '{names}'::text, (select string_agg((fact_allergens.say ->> ('allergen.'::text || each.code)), ', '::text order by each.code) as string_agg from (select distinct unnest(fact_allergens.allergens) as unnest) each(code)));

create function fact_number(say jsonb, value numeric)
  returns text
  language sql
  immutable parallel safe
return replace((trim_scale(value))::text, '.'::text, (say ->> 'decimal'::text));

create function fact_nutrition(say jsonb, nutrition jsonb)
  returns text
  language sql
  immutable parallel safe
return case when (nutrition is not null) then concat_ws(', '::text, (say ->> 'name.nutrition'::text), fact(say, 'energy'::text, replace(replace((say ->> 'form.energy'::text), '{kj}'::text, (nutrition ->> 'energyKj'::text)), '{kcal}'::text, (nutrition ->> 'energyKcal'::text))), (select string_agg(fact(fact_nutrition.say, each.key, replace((fact_nutrition.say ->> 'form.grams'::text), '{amount}'::text, fact_number(fact_nutrition.say, ((fact_nutrition.nutrition ->> each.key))::numeric))), ', '::text order by each.at) as string_agg from unnest(array['fat'::text, 'saturates'::text, 'carbohydrate'::text, 'sugars'::text, 'protein'::text, 'salt'::text]) with ordinality each(key, at) where (fact_nutrition.nutrition ? each.key))) else null::text end;

create function composition_facts(say jsonb, ingredients text, allergens text[], nutrition jsonb)
  returns text
  language sql
  immutable parallel safe
return case when ((ingredients is not null) or (nutrition is not null)) then fact(say, 'composition'::text, concat_ws(', '::text, ingredients, fact_allergens(say, allergens), fact_nutrition(say, nutrition))) else null::text end;

create function fact_abv(say jsonb, tenths integer)
  returns text
  language sql
  immutable parallel safe
return replace((say ->> 'form.abv'::text), '{amount}'::text, fact_number(say, ((tenths)::numeric / 10.0)));

create function fact_capacity(say jsonb, ml integer, unit text)
  returns text
  language sql
  immutable parallel safe
return (replace((say ->> ('form.'::text || unit)), '{amount}'::text, fact_number(say, ((ml)::numeric / case unit when 'LITER'::text then 1000.0 else 10.0 end))) || coalesce(((' ('::text || (say ->> ('also.'::text || ml))) || ')'::text), ''::text));

create function fact_code(say jsonb, kind text, code text)
  returns text
  language sql
  immutable parallel safe
return ((say ->> ((kind || '.'::text) || code)) || coalesce(((' ('::text || (say ->> ('also.'::text || code))) || ')'::text), ''::text));

create function fact_keeping(say jsonb, since integer, until integer)
  returns text
  language sql
  immutable parallel safe
return replace(replace((say ->> case when (since is null) then 'form.until'::text when (until is null) then 'form.since'::text else 'form.between'::text end), '{from}'::text, coalesce((since)::text, ''::text)), '{to}'::text, coalesce((until)::text, ''::text));

create function fact_serving(say jsonb, coolest integer, warmest integer)
  returns text
  language sql
  immutable parallel safe
return replace(replace((say ->> case when (coolest = warmest) then 'form.degrees'::text else 'form.degreesBetween'::text end), '{from}'::text, (coolest)::text), '{to}'::text, (warmest)::text);

create function product_facts(product integer, asked text, usual text, say jsonb)
  returns text
  language sql
  stable
as $$
select concat_ws(', ',
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

create function product_genre(product integer, asked text, usual text, say jsonb)
  returns text
  language sql
  stable
as $$
select fact(say, 'genre', concat_ws(', ', fact_code(say, 'type', p.type),
  (select coalesce(k.labels ->> asked, k.labels ->> usual, k.value) from product_kinds k where k.site_id = p.site_id and k.value = p.kind)))
from products p where p.id = product
$$;

-- The words that describe products in each language, written by the application at start.
create table fact_words (
  language text not null,
  key text not null,
  words text not null,
  constraint fact_words_pkey primary key (language, key)
);
