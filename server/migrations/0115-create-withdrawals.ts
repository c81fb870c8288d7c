import { sql, type Kysely } from 'kysely'

/**
 * Withdrawals from contracts as buyers have declared them, word for word: one counts once it is confirmed (`received_at`). Whether there is such an order is
 * looked for afterwards, so that nobody learns it from the answer. Amounts are in cents.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table withdrawals (
      id integer primary key generated always as identity,
      site_id integer not null references sites (id),
      token_hash bytea not null unique,
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
      standing text check (standing in ('OPEN', 'ENDED', 'COMPANY', 'EXEMPT', 'LATE', 'UNKNOWN')),
      refund jsonb,
      foreign key (site_id, order_id) references orders (site_id, id),
      foreign key (site_id, user_id) references users (site_id, id) on delete set null (user_id),
      check ((settled_at is null) = (standing is null)),
      check (settled_at is null or received_at is not null)
    );
    create index withdrawals_to_settle on withdrawals (id) where received_at is not null and settled_at is null;
    create index withdrawals_not_confirmed on withdrawals (requested_at) where received_at is null;
    create index withdrawals_of_order on withdrawals (order_id) where order_id is not null;
    create index withdrawals_of_address on withdrawals (site_id, email);
    create index withdrawals_of_user on withdrawals (user_id) where user_id is not null;
  `.execute(db)
}
