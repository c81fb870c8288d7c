import { sql, type Kysely } from 'kysely'

/**
 * Orders as they were made: a copy of what was sold and of what it cost, where it goes, and how it stands on its three axes.
 * What an order holds back of the stock stands in `order_holds` for as long as it does. Amounts are in cents.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table counters (
      site_id integer not null references sites (id) on delete cascade,
      name text not null,
      value integer not null check (value > 0),
      primary key (site_id, name)
    ) with (fillfactor = 50);

    create table sale_terms (
      site_id integer not null references sites (id) on delete cascade,
      hash text not null,
      html text not null,
      first_accepted_at timestamptz not null default now(),
      primary key (site_id, hash)
    );

    create table orders (
      id integer primary key generated always as identity,
      site_id integer not null references sites (id),
      reference text not null,
      token_hash bytea not null,
      payment_status text not null check (payment_status in ('PENDING_PAYMENT', 'AWAITING_TRANSFER', 'DEBIT_PENDING', 'PAID',
        'PARTLY_REFUNDED', 'REFUNDED', 'EXPIRED', 'CANCELLED', 'FAILED')),
      fulfilment_status text not null default 'NEW' check (fulfilment_status in ('NEW', 'PREPARING', 'SHIPPED', 'READY', 'DELIVERED',
        'COLLECTED', 'CANCELLED')),
      withdrawal_status text not null default 'NONE' check (withdrawal_status in ('NONE', 'REQUESTED', 'CONFIRMED', 'RETURNED', 'CLOSED')),
      payment_method text not null check (payment_method in ('CARD', 'SEPA_DEBIT', 'TRANSFER')),
      delivery_type text not null check (delivery_type in ('DELIVERY', 'PICKUP', 'CLICK_AND_COLLECT', 'NO_DELIVERY')),
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
      subtotal integer not null check (subtotal >= 0),
      step jsonb,
      discount_code_id integer,
      discount_code text,
      discount_value integer not null default 0 check (discount_value >= 0),
      fees_price integer not null check (fees_price >= 0),
      fees_paid integer not null check (fees_paid between 0 and fees_price),
      total integer not null check (total >= 0),
      vat jsonb not null,
      sale_terms_hash text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz,
      unique (site_id, id),
      unique (site_id, reference),
      check ((delivery_type in ('DELIVERY', 'PICKUP')) = (carrier is not null)),
      check ((delivery_type = 'DELIVERY') = (delivery_address is not null)),
      check ((delivery_type = 'PICKUP') = (access_point is not null)),
      check ((delivery_type = 'CLICK_AND_COLLECT') = (collect_address_id is not null)),
      foreign key (site_id, user_id) references users (site_id, id) on delete set null (user_id),
      foreign key (site_id, discount_code_id) references discount_codes (site_id, id),
      foreign key (site_id, sale_terms_hash) references sale_terms (site_id, hash)
    );
    create index orders_of_address on orders (site_id, email);
    create index orders_of_user on orders (user_id) where user_id is not null;
    create index orders_by_code on orders (discount_code_id, email) where discount_code_id is not null;
    create index orders_to_expire on orders (expires_at) where payment_status in ('PENDING_PAYMENT', 'AWAITING_TRANSFER');

    create table order_lines (
      id integer primary key generated always as identity,
      site_id integer not null,
      order_id integer not null,
      position integer not null,
      sellable_id integer not null,
      product_id integer not null,
      product_type text not null check (product_type in ('WINE', 'BOX')),
      reference text not null,
      name text not null,
      year integer,
      capacity_ml integer,
      vat_rate integer not null check (vat_rate between 0 and 10000),
      quantity integer not null check (quantity between 1 and 9999),
      price integer not null check (price >= 0),
      discount integer not null check (discount between 0 and price),
      share integer not null check (share >= 0),
      total integer not null check (total = quantity * (price - discount) - share and total >= 0),
      facts jsonb not null,
      contents jsonb not null default '[]',
      unique (order_id, position),
      unique (order_id, sellable_id),
      foreign key (site_id, order_id) references orders (site_id, id) on delete cascade
    );

    create table order_holds (
      site_id integer not null,
      order_id integer not null,
      sellable_id integer not null references stocks (sellable_id),
      quantity integer not null check (quantity > 0),
      primary key (order_id, sellable_id),
      foreign key (site_id, order_id) references orders (site_id, id)
    );

    create table collect_bookings (
      site_id integer not null references sites (id) on delete cascade,
      schedule_id integer not null,
      date date not null,
      taken integer not null check (taken >= 0),
      primary key (site_id, schedule_id, date)
    );
  `.execute(db)
}
