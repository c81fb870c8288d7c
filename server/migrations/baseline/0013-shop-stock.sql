-- Shop: what is sold, its price and its stock.

create function are_wines_told(box integer)
  returns boolean
  language sql
  stable
as $$
select not exists (
  select from box_contents c join sellables s on s.id = c.sellable_id
  where c.product_id = box and s.product_type = 'WINE' and (s.abv is null or s.capacity_ml is null)
)
$$;

create function note_told_wines(boxes integer[])
  returns void
  language plpgsql
as $$
declare astray integer[];
begin
  -- An update that finds nothing would call its triggers too, and so itself for ever.
  select array_agg(id) into astray from sellables
  where product_id = any(boxes) and product_type = 'BOX' and holds_told <> are_wines_told(product_id);
  if astray is not null then
    update sellables set holds_told = not holds_told where id = any(astray);
  end if;
end
$$;

create function note_boxes_of_bottles()
  returns trigger
  language plpgsql
as $$
begin
  perform note_told_wines(array(
    select product_id from changed where product_type = 'BOX'
    union select c.product_id from box_contents c join changed on c.sellable_id = changed.id
  ));
  return null;
end
$$;

-- Declinations: everything that is sold has a row here. A bottle is on sale only with its alcohol and capacity, a box only if all its bottles are.
create table sellables (
  id integer not null default nextval('sellable_ids'::regclass),
  site_id integer not null,
  product_id integer not null,
  product_type text not null,
  position integer not null default 0,
  year integer,
  capacity_ml integer,
  capacity_unit text not null default 'CENTILITRE',
  variation1_value_id integer,
  variation2_value_id integer,
  variation3_value_id integer,
  price integer,
  discount_id integer,
  price_to_pay integer,
  lowest_price integer,
  sell_by_multiple_of integer,
  abv integer,
  drink_from integer,
  drink_to integer,
  container text,
  crd boolean not null default true,
  holds_told boolean not null default true,
  on_sale boolean not null generated always as (((price is not null) and
case
    when (product_type = 'BOX') then holds_told
    else ((abv is not null) and (capacity_ml is not null))
end)) stored,
  image_id integer,
  constraint sellables_pkey primary key (id),
  constraint sellables_site_id_id_key unique (site_id, id),
  constraint sellables_abv_check check ((abv >= 0) and (abv <= 800)),
  constraint sellables_capacity_ml_check check (capacity_ml > 0),
  constraint sellables_capacity_unit_check check (capacity_unit in ('LITER', 'CENTILITRE')),
  constraint sellables_check check ((price_to_pay >= 0) and (price_to_pay <= price)),
  constraint sellables_check1 check ((price is null) = (price_to_pay is null)),
  constraint sellables_check2 check (drink_from <= drink_to),
  constraint sellables_container_check check (container in ('BOTTLE', 'BAG_IN_BOX', 'CAN', 'KEG')),
  constraint sellables_lowest_price_check check (lowest_price >= 0),
  constraint sellables_price_check check (price >= 0),
  constraint sellables_sell_by_multiple_of_check check ((sell_by_multiple_of >= 1) and (sell_by_multiple_of <= 9999)),
  constraint sellables_year_check check ((year >= 1900) and (year <= 2100)),
  constraint sellables_site_id_discount_id_fkey foreign key (site_id, discount_id) references product_discounts(site_id, id),
  constraint sellables_site_id_image_id_fkey foreign key (site_id, image_id) references media(site_id, id) on delete set null (image_id),
  constraint sellables_site_id_product_id_fkey foreign key (site_id, product_id) references products(site_id, id) on delete cascade,
  -- Created after the cascade above: constraints fire in the order of their creation, and a product is deleted with its sellables.
  constraint sellables_product_id_product_type_fkey foreign key (product_id, product_type) references products(id, type) on update cascade,
  constraint sellables_variation1_value_id_fkey foreign key (variation1_value_id) references variation_values(id),
  constraint sellables_variation2_value_id_fkey foreign key (variation2_value_id) references variation_values(id),
  constraint sellables_variation3_value_id_fkey foreign key (variation3_value_id) references variation_values(id)
);
create index sellables_by_discount on sellables (discount_id) where (discount_id is not null);
create index sellables_by_image on sellables (image_id) where (image_id is not null);
create index sellables_of_product on sellables (product_id, "position", id);
create trigger note_delete after delete on sellables
  referencing old table as changed
  for each statement execute function note_content_change();
create trigger note_insert after insert on sellables
  referencing new table as changed
  for each statement execute function note_content_change();
create trigger note_told_insert after insert on sellables
  referencing new table as changed
  for each statement execute function note_boxes_of_bottles();
create trigger note_told_update after update on sellables
  referencing new table as changed
  for each statement execute function note_boxes_of_bottles();
create trigger note_update after update on sellables
  referencing new table as changed
  for each statement execute function note_content_change();

create function note_box_contents()
  returns trigger
  language plpgsql
as $$
begin
  -- Whoever changes one of these wines waits, and then knows of the box; or this one waits, and reads what was changed.
  perform from sellables where id in (select sellable_id from changed) order by id for share;
  perform note_told_wines(array(select distinct product_id from changed));
  return null;
end
$$;

-- The declinations in a box.
create table box_contents (
  site_id integer not null,
  product_id integer not null,
  sellable_id integer not null,
  quantity integer not null,
  position integer not null default 0,
  constraint box_contents_pkey primary key (product_id, sellable_id),
  constraint box_contents_check check (product_id <> sellable_id),
  constraint box_contents_quantity_check check ((quantity >= 1) and (quantity <= 9999)),
  constraint box_contents_site_id_product_id_fkey foreign key (site_id, product_id) references products(site_id, id) on delete cascade,
  constraint box_contents_site_id_sellable_id_fkey foreign key (site_id, sellable_id) references sellables(site_id, id)
);
create index box_contents_of_sellable on box_contents (sellable_id);
create trigger note_delete after delete on box_contents
  referencing old table as changed
  for each statement execute function note_content_change();
create trigger note_insert after insert on box_contents
  referencing new table as changed
  for each statement execute function note_content_change();
create trigger note_told_delete after delete on box_contents
  referencing old table as changed
  for each statement execute function note_box_contents();
create trigger note_told_insert after insert on box_contents
  referencing new table as changed
  for each statement execute function note_box_contents();
create trigger note_told_update after update on box_contents
  referencing new table as changed
  for each statement execute function note_box_contents();
create trigger note_update after update on box_contents
  referencing new table as changed
  for each statement execute function note_content_change();

-- Earlier prices: the lowest of thirty days is shown with a discount.
create table price_history (
  site_id integer not null,
  sellable_id integer not null,
  since timestamptz not null default now(),
  price integer not null,
  constraint price_history_pkey primary key (sellable_id, since),
  constraint price_history_price_check check (price >= 0),
  constraint price_history_site_id_sellable_id_fkey foreign key (site_id, sellable_id) references sellables(site_id, id) on delete cascade
);

-- Stocks. `on_hand` changes with deliveries and corrections, `reserved` with orders.
create table stocks (
  sellable_id integer not null,
  site_id integer not null,
  is_tracked boolean not null default true,
  on_hand integer not null default 0,
  reserved integer not null default 0,
  version integer not null default 1,
  constraint stocks_pkey primary key (sellable_id),
  constraint stocks_check check ((reserved >= 0) and (reserved <= on_hand)),
  constraint stocks_on_hand_check check (on_hand >= 0),
  constraint stocks_site_id_sellable_id_fkey foreign key (site_id, sellable_id) references sellables(site_id, id) on delete cascade
) with (fillfactor=70);
