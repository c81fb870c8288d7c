import { sql, type Kysely } from 'kysely'

/** The outbox: one row for each mail, written in the transaction of what causes it, and kept without its content once it has ended. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mails (
      id bigint primary key generated always as identity,
      site_id integer not null references sites (id) on delete cascade,
      kind text not null check (kind ~ '^[A-Z][A-Z_]{2,59}$'),
      key text not null check (length(key) between 1 and 200),
      recipient text not null check (length(recipient) <= 254 and recipient !~ '[[:cntrl:]]'),
      locale text not null,
      data jsonb not null,
      message_id text not null unique,
      state text not null default 'QUEUED' check (state in ('QUEUED', 'SENT', 'FAILED', 'WITHHELD')),
      attempts integer not null default 0,
      last_error text,
      created_at timestamptz not null default now(),
      handed_at timestamptz,
      ended_at timestamptz,
      unique (site_id, kind, key),
      -- A link that signs somebody in, or a name, is kept no longer than its mail needs it.
      check ((state = 'QUEUED') = (ended_at is null)),
      check (state = 'QUEUED' or data = '{}')
    );
    create index mails_queued on mails (id) where state = 'QUEUED';
    create index mails_of_recipient on mails (site_id, kind, recipient, created_at);
    create index mails_by_end on mails (ended_at) where ended_at is not null;

    create function tell_mails() returns trigger language plpgsql as $$
      begin
        perform pg_notify('mails', '');
        return null;
      end
    $$;
    create trigger tell_mails after insert on mails for each statement execute function tell_mails();
  `.execute(db)
}
