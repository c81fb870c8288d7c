import { sql, type Kysely } from 'kysely'

/**
 * Payments through the provider, one row for each try of an order: what is known of it (each instant the latest of its kind, so that it does not matter in
 * which order it is told), and what became of the money. Beside them what is given back, and the events of the provider that were heard.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payments (
      id integer primary key generated always as identity,
      site_id integer not null,
      order_id integer not null,
      attempt integer not null check (attempt > 0),
      method text not null check (method in ('CARD', 'SEPA_DEBIT')),
      amount integer not null check (amount > 0),
      key uuid not null unique default gen_random_uuid(),
      intent_id text unique,
      under_way_at timestamptz,
      failed_at timestamptz,
      received_at timestamptz,
      cancelled_at timestamptz,
      received integer check (received >= 0),
      outcome text check (outcome in ('PAID', 'RETURNED')),
      checked_at timestamptz not null default now(),
      created_at timestamptz not null default now(),
      unique (order_id, attempt),
      check ((received_at is null) = (received is null)),
      check (outcome is null or received is not null),
      foreign key (site_id, order_id) references orders (site_id, id)
    );
    create unique index payments_one_paid on payments (order_id) where outcome = 'PAID';
    create index payments_to_check on payments (checked_at) where outcome is null and cancelled_at is null;

    create table refunds (
      id integer primary key generated always as identity,
      site_id integer not null,
      order_id integer not null,
      payment_id integer references payments (id),
      credit_note_id integer unique,
      reason text not null check (reason in ('CREDIT_NOTE', 'LATE', 'AMOUNT', 'TWICE')),
      amount integer not null check (amount > 0),
      key uuid not null unique default gen_random_uuid(),
      state text not null check (state in ('QUEUED', 'SENT', 'DONE', 'BY_HAND')),
      provider_id text unique,
      tries integer not null default 0,
      due_at timestamptz not null default now(),
      created_at timestamptz not null default now(),
      check ((reason = 'CREDIT_NOTE') = (credit_note_id is not null)),
      foreign key (site_id, order_id) references orders (site_id, id)
    );
    create unique index refunds_once on refunds (payment_id) where credit_note_id is null;
    create index refunds_due on refunds (due_at) where state in ('QUEUED', 'SENT');

    create table webhook_events (
      id text primary key,
      type text not null,
      received_at timestamptz not null default now()
    );
    create index webhook_events_by_age on webhook_events (received_at);
  `.execute(db)
}
