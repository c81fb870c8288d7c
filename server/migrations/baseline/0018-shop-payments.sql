-- Shop: payments, refunds and papers.

-- Payments by card or by debit.
create table payments (
  id integer not null generated always as identity,
  site_id integer not null,
  order_id integer not null,
  attempt integer not null,
  method text not null,
  amount integer not null,
  key uuid not null default gen_random_uuid(),
  intent_id text,
  under_way_at timestamptz,
  failed_at timestamptz,
  received_at timestamptz,
  cancelled_at timestamptz,
  received integer,
  outcome text,
  checked_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  constraint payments_pkey primary key (id),
  constraint payments_intent_id_key unique (intent_id),
  constraint payments_key_key unique (key),
  constraint payments_order_id_attempt_key unique (order_id, attempt),
  constraint payments_amount_check check (amount > 0),
  constraint payments_attempt_check check (attempt > 0),
  constraint payments_check check ((received_at is null) = (received is null)),
  constraint payments_check1 check ((outcome is null) or (received is not null)),
  constraint payments_method_check check (method in ('CARD', 'SEPA_DEBIT')),
  constraint payments_outcome_check check (outcome in ('PAID', 'RETURNED')),
  constraint payments_received_check check (received >= 0),
  constraint payments_site_id_order_id_fkey foreign key (site_id, order_id) references orders(site_id, id)
);
create unique index payments_one_paid on payments (order_id) where (outcome = 'PAID');
create index payments_to_check on payments (checked_at) where ((outcome is null) and (cancelled_at is null));

-- Refunds of orders.
create table refunds (
  id integer not null generated always as identity,
  site_id integer not null,
  order_id integer not null,
  payment_id integer,
  credit_note_id integer,
  reason text not null,
  amount integer not null,
  key uuid not null default gen_random_uuid(),
  state text not null,
  provider_id text,
  tries integer not null default 0,
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  why text,
  constraint refunds_pkey primary key (id),
  constraint refunds_credit_note_id_key unique (credit_note_id),
  constraint refunds_key_key unique (key),
  constraint refunds_provider_id_key unique (provider_id),
  constraint refunds_amount_check check (amount > 0),
  constraint refunds_check check ((reason = 'CREDIT_NOTE') = (credit_note_id is not null)),
  constraint refunds_check1 check ((why is null) or (reason <> 'CREDIT_NOTE')),
  constraint refunds_reason_check check (reason in ('CREDIT_NOTE', 'LATE', 'AMOUNT', 'TWICE')),
  constraint refunds_state_check check (state in ('QUEUED', 'SENT', 'DONE', 'BY_HAND')),
  constraint refunds_why_check check (why in ('LATE', 'SLOT', 'CODE', 'WITHDRAWN', 'CANCELLED', 'ENDED', 'AMOUNT', 'TWICE')),
  constraint refunds_payment_id_fkey foreign key (payment_id) references payments(id),
  constraint refunds_site_id_order_id_fkey foreign key (site_id, order_id) references orders(site_id, id)
);
create index refunds_due on refunds (due_at) where (state in ('QUEUED', 'SENT'));
create unique index refunds_once on refunds (payment_id) where (credit_note_id is null);
create index refunds_sent_back on refunds (order_id) where (why is not null);

-- Events of the payment provider that were handled.
create table webhook_events (
  id text not null,
  type text not null,
  received_at timestamptz not null default now(),
  constraint webhook_events_pkey primary key (id)
);
create index webhook_events_by_age on webhook_events (received_at);

-- Papers are never changed once they were issued.
create function refuse_paper_change()
  returns trigger
  language plpgsql
as $$
begin
  raise exception 'a paper that was issued is never changed';
end
$$;

-- Invoices and credit notes, as they were issued; they are never changed.
create table papers (
  id integer not null generated always as identity,
  site_id integer not null,
  order_id integer not null,
  kind text not null,
  year integer not null,
  value integer not null,
  number text not null,
  issued_at timestamptz not null,
  lines jsonb not null,
  fees integer not null,
  total integer not null,
  vat jsonb not null,
  snapshot jsonb not null,
  noted_at timestamptz not null default clock_timestamp(),
  constraint papers_pkey primary key (id),
  constraint papers_site_id_kind_year_value_key unique (site_id, kind, year, value),
  constraint papers_site_id_number_key unique (site_id, number),
  constraint papers_fees_check check (fees >= 0),
  constraint papers_kind_check check (kind in ('INVOICE', 'CREDIT_NOTE')),
  constraint papers_total_check check (total >= 0),
  constraint papers_value_check check (value > 0),
  constraint papers_site_id_order_id_fkey foreign key (site_id, order_id) references orders(site_id, id)
);
create index papers_of_order on papers (order_id, id);
create unique index papers_one_invoice on papers (order_id) where (kind = 'INVOICE');
create trigger papers_stay before delete or update on papers
  for each row execute function refuse_paper_change();

-- The rendered documents of papers, with their hash.
create table paper_files (
  paper_id integer not null,
  bytes bytea not null,
  sha256 text not null,
  drawn_at timestamptz not null default now(),
  constraint paper_files_pkey primary key (paper_id),
  constraint paper_files_check check (sha256 = encode(sha256(bytes), 'hex')),
  constraint paper_files_paper_id_fkey foreign key (paper_id) references papers(id)
);
create trigger paper_files_stay before delete or update on paper_files
  for each row execute function refuse_paper_change();
