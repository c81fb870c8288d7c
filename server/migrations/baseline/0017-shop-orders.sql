-- Shop: orders and what follows them.

-- Orders, with everything that was agreed when they were placed.
create table orders (
  id integer not null generated always as identity,
  site_id integer not null,
  reference text not null,
  token_hash bytea not null,
  payment_status text not null,
  fulfilment_status text not null default 'NEW',
  withdrawal_status text not null default 'NONE',
  payment_method text not null,
  delivery_type text not null,
  user_id integer,
  email text not null,
  firstname text not null,
  lastname text not null,
  phone text,
  locale text not null,
  majority_checked_at timestamptz,
  message text,
  gift jsonb,
  company jsonb,
  billing_address jsonb not null,
  delivery_address jsonb,
  carrier jsonb,
  access_point jsonb,
  collect_address_id integer,
  collect_date date,
  collect_schedule_id integer,
  subtotal integer not null,
  step jsonb,
  discount_code_id integer,
  discount_code text,
  discount_value integer not null default 0,
  fees_price integer not null,
  fees_paid integer not null,
  total integer not null,
  vat jsonb not null,
  sale_terms_hash text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  reminded_at timestamptz,
  given_back_at timestamptz,
  version integer not null default 1,
  review_asked_at timestamptz,
  collect jsonb,
  constraint orders_pkey primary key (id),
  constraint orders_site_id_id_key unique (site_id, id),
  constraint orders_site_id_reference_key unique (site_id, reference),
  constraint orders_check check ((fees_paid >= 0) and (fees_paid <= fees_price)),
  constraint orders_check1 check ((delivery_type in ('DELIVERY', 'PICKUP')) = (carrier is not null)),
  constraint orders_check2 check ((delivery_type = 'DELIVERY') = (delivery_address is not null)),
  constraint orders_check3 check ((delivery_type = 'PICKUP') = (access_point is not null)),
  constraint orders_check4 check ((delivery_type = 'CLICK_AND_COLLECT') = (collect_address_id is not null)),
  constraint orders_check5 check ((collect is null) or ((delivery_type = 'CLICK_AND_COLLECT') and (jsonb_typeof((collect -> 'place')) = 'array'))),
  constraint orders_delivery_type_check check (delivery_type in ('DELIVERY', 'PICKUP', 'CLICK_AND_COLLECT', 'NO_DELIVERY')),
  constraint orders_discount_value_check check (discount_value >= 0),
  constraint orders_fees_price_check check (fees_price >= 0),
  constraint orders_fulfilment_status_check check (fulfilment_status in ('NEW', 'PREPARING', 'SHIPPED', 'READY', 'DELIVERED', 'COLLECTED', 'CANCELLED')),
  constraint orders_payment_method_check check (payment_method in ('CARD', 'SEPA_DEBIT', 'TRANSFER')),
  constraint orders_payment_status_check check (payment_status in ('PENDING_PAYMENT', 'AWAITING_TRANSFER', 'DEBIT_PENDING', 'PAID', 'PARTLY_REFUNDED', 'REFUNDED', 'EXPIRED', 'CANCELLED', 'FAILED')),
  constraint orders_subtotal_check check (subtotal >= 0),
  constraint orders_total_check check (total >= 0),
  constraint orders_withdrawal_status_check check (withdrawal_status in ('NONE', 'REQUESTED', 'CONFIRMED', 'RETURNED', 'CLOSED')),
  constraint orders_site_id_discount_code_id_fkey foreign key (site_id, discount_code_id) references discount_codes(site_id, id),
  constraint orders_site_id_fkey foreign key (site_id) references sites(id),
  constraint orders_site_id_sale_terms_hash_fkey foreign key (site_id, sale_terms_hash) references sale_terms(site_id, hash),
  constraint orders_site_id_user_id_fkey foreign key (site_id, user_id) references users(site_id, id) on delete set null (user_id)
);
create index orders_by_code on orders (discount_code_id, email) where (discount_code_id is not null);
create index orders_of_address on orders (site_id, email);
create index orders_of_user on orders (user_id) where (user_id is not null);
create index orders_to_expire on orders (expires_at) where (payment_status in ('PENDING_PAYMENT', 'AWAITING_TRANSFER'));

-- Lines of orders.
create table order_lines (
  id integer not null generated always as identity,
  site_id integer not null,
  order_id integer not null,
  position integer not null,
  sellable_id integer not null,
  product_id integer not null,
  product_type text not null,
  reference text not null,
  name text not null,
  year integer,
  capacity_ml integer,
  vat_rate integer not null,
  quantity integer not null,
  price integer not null,
  discount integer not null,
  share integer not null,
  total integer not null,
  facts jsonb not null,
  contents jsonb not null default '[]'::jsonb,
  sent integer not null default 0,
  cancelled integer not null default 0,
  constraint order_lines_pkey primary key (id),
  constraint order_lines_order_id_position_key unique (order_id, "position"),
  constraint order_lines_order_id_sellable_id_key unique (order_id, sellable_id),
  constraint order_lines_cancelled_check check (cancelled >= 0),
  constraint order_lines_check check ((discount >= 0) and (discount <= price)),
  constraint order_lines_check1 check ((total = ((quantity * (price - discount)) - share)) and (total >= 0)),
  constraint order_lines_price_check check (price >= 0),
  constraint order_lines_product_type_check check (product_type in ('WINE', 'BOX')),
  constraint order_lines_quantity_check check ((quantity >= 1) and (quantity <= 9999)),
  constraint order_lines_sent_check check (sent >= 0),
  constraint order_lines_sent_once check ((sent + cancelled) <= quantity),
  constraint order_lines_share_check check (share >= 0),
  constraint order_lines_vat_rate_check check ((vat_rate >= 0) and (vat_rate <= 10000)),
  constraint order_lines_site_id_order_id_fkey foreign key (site_id, order_id) references orders(site_id, id) on delete cascade
);

-- Stock that an order reserves.
create table order_holds (
  site_id integer not null,
  order_id integer not null,
  sellable_id integer not null,
  quantity integer not null,
  constraint order_holds_pkey primary key (order_id, sellable_id),
  constraint order_holds_quantity_check check (quantity > 0),
  constraint order_holds_sellable_id_fkey foreign key (sellable_id) references stocks(sellable_id),
  constraint order_holds_site_id_order_id_fkey foreign key (site_id, order_id) references orders(site_id, id)
);

-- The history of an order.
create table order_events (
  id integer not null generated always as identity,
  site_id integer not null,
  order_id integer not null,
  event text not null,
  at timestamptz not null,
  lines jsonb,
  noted_at timestamptz not null default clock_timestamp(),
  constraint order_events_pkey primary key (id),
  constraint order_events_check check ((lines is null) or ((event in ('RETURN', 'RETURN_PART')) and (jsonb_typeof(lines) = 'array'))),
  constraint order_events_event_check check (event ~ '^[A-Z_]+$'),
  constraint order_events_site_id_order_id_fkey foreign key (site_id, order_id) references orders(site_id, id) on delete cascade
);
create index order_events_of_order on order_events (order_id, id);
create index order_events_of_receipts on order_events (at) where (event in ('DELIVER', 'COLLECT'));

-- Shipments of an order.
create table order_shipments (
  id integer not null generated always as identity,
  site_id integer not null,
  order_id integer not null,
  number integer not null,
  lines jsonb not null,
  carrier text not null,
  tracking_url text,
  tracking_numbers text[] not null,
  parcels integer not null,
  shipped_at timestamptz not null,
  delivered_at timestamptz,
  constraint order_shipments_pkey primary key (id),
  constraint order_shipments_order_id_number_key unique (order_id, number),
  constraint order_shipments_check check (delivered_at >= shipped_at),
  constraint order_shipments_lines_check check (jsonb_array_length(lines) > 0),
  constraint order_shipments_number_check check (number > 0),
  constraint order_shipments_parcels_check check ((parcels >= 1) and (parcels <= 999)),
  constraint order_shipments_site_id_order_id_fkey foreign key (site_id, order_id) references orders(site_id, id) on delete cascade
);

-- Mailed links that open one order.
create table order_links (
  token_hash bytea not null,
  site_id integer not null,
  order_id integer not null,
  expires_at timestamptz not null,
  constraint order_links_pkey primary key (token_hash),
  constraint order_links_site_id_order_id_fkey foreign key (site_id, order_id) references orders(site_id, id) on delete cascade
);
create index order_links_by_end on order_links (expires_at);
create index order_links_of_order on order_links (order_id);

-- The journal of changes of stock, with their reasons.
create table stock_movements (
  id integer not null generated always as identity,
  site_id integer not null,
  sellable_id integer not null,
  kind text not null,
  delta integer not null,
  on_hand integer not null,
  order_id integer,
  reason text,
  at timestamptz not null,
  constraint stock_movements_pkey primary key (id),
  constraint stock_movements_check check ((kind = 'CORRECTION') = (order_id is null)),
  constraint stock_movements_check1 check ((kind = 'CORRECTION') = (reason is not null)),
  constraint stock_movements_delta_check check (delta <> 0),
  constraint stock_movements_kind_check check (kind in ('DISPATCH', 'RETURN', 'LOSS', 'CORRECTION')),
  constraint stock_movements_on_hand_check check (on_hand >= 0),
  constraint stock_movements_site_id_order_id_fkey foreign key (site_id, order_id) references orders(site_id, id),
  constraint stock_movements_site_id_sellable_id_fkey foreign key (site_id, sellable_id) references sellables(site_id, id) on delete cascade
);
create index stock_movements_of_stock on stock_movements (sellable_id, id);

-- Wakes the worker that settles withdrawals.
create function tell_withdrawals()
  returns trigger
  language plpgsql
as $$
begin
  perform pg_notify('withdrawals', '');
  return null;
end
$$;

-- Withdrawals from contracts.
create table withdrawals (
  id integer not null generated always as identity,
  site_id integer not null,
  token_hash bytea not null,
  reference text not null,
  email text not null,
  name text not null,
  products jsonb,
  message text,
  locale text not null,
  order_id integer,
  user_id integer,
  requested_at timestamptz not null default now(),
  received_at timestamptz,
  settled_at timestamptz,
  standing text,
  refund jsonb,
  returned_at timestamptz,
  scope text not null default 'ALL',
  ruled_at timestamptz,
  ruling jsonb,
  seen integer,
  repeats integer,
  constraint withdrawals_pkey primary key (id),
  constraint withdrawals_token_hash_key unique (token_hash),
  constraint withdrawals_check check ((settled_at is null) = (standing is null)),
  constraint withdrawals_check1 check ((settled_at is null) or (received_at is not null)),
  constraint withdrawals_check2 check ((returned_at is null) or (settled_at is not null)),
  constraint withdrawals_check3 check ((ruled_at is null) = (ruling is null)),
  constraint withdrawals_check4 check ((ruled_at is null) or ((scope = 'WORDED') and (settled_at is not null))),
  constraint withdrawals_check5 check ((repeats is null) or (received_at is null)),
  constraint withdrawals_scope_check check (scope in ('ALL', 'LINES', 'WORDED')),
  constraint withdrawals_seen_check check (seen >= 0),
  constraint withdrawals_standing_check check (standing in ('OPEN', 'ENDED', 'COMPANY', 'EXEMPT', 'LATE', 'UNKNOWN')),
  constraint withdrawals_repeats_fkey foreign key (repeats) references withdrawals(id) on delete cascade,
  constraint withdrawals_site_id_fkey foreign key (site_id) references sites(id),
  constraint withdrawals_site_id_order_id_fkey foreign key (site_id, order_id) references orders(site_id, id),
  constraint withdrawals_site_id_user_id_fkey foreign key (site_id, user_id) references users(site_id, id) on delete set null (user_id)
);
create index withdrawals_not_confirmed on withdrawals (requested_at) where (received_at is null);
create index withdrawals_of_address on withdrawals (site_id, email);
create index withdrawals_of_order on withdrawals (order_id) where (order_id is not null);
create index withdrawals_of_user on withdrawals (user_id) where (user_id is not null);
create index withdrawals_repeats on withdrawals (repeats) where (repeats is not null);
create index withdrawals_to_rule on withdrawals (order_id) where ((scope = 'WORDED') and (standing = 'OPEN') and (ruled_at is null));
create index withdrawals_to_settle on withdrawals (id) where ((received_at is not null) and (settled_at is null));
create trigger tell_withdrawals after update of received_at on withdrawals
  for each statement execute function tell_withdrawals();
