import { sql, type Kysely } from 'kysely'

/** The register of what people ask about their own data: when each request came, by when it is due, when it was answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table privacy_requests (
      id integer primary key generated always as identity,
      site_id integer not null references sites (id) on delete cascade,
      reference text not null,
      type text not null check (
        type in ('ACCESS', 'RECTIFICATION', 'ERASURE', 'PORTABILITY', 'OBJECTION', 'RESTRICTION', 'DEREGISTRATION')
      ),
      email text not null,
      firstname text,
      lastname text,
      message text,
      locale text not null,
      user_id integer,
      received_at timestamptz not null,
      due_on date not null,
      alert_on date not null,
      answered_at timestamptz,
      unique (site_id, reference),
      foreign key (site_id, user_id) references users (site_id, id) on delete set null (user_id)
    );
    create index privacy_requests_open on privacy_requests (alert_on) where answered_at is null;
    create index privacy_requests_of_address on privacy_requests (site_id, email);
    create index privacy_requests_of_user on privacy_requests (user_id);
  `.execute(db)
}
