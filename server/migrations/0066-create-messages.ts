import { sql, type Kysely } from 'kysely'

/** What visitors write to a company. What robots sent has no number: the company's own count has no holes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table messages (
      id integer primary key generated always as identity,
      site_id integer not null references sites (id) on delete cascade,
      reference text,
      email text not null,
      firstname text,
      lastname text,
      phone text,
      subject text,
      message text not null,
      locale text not null,
      user_id integer,
      received_at timestamptz not null default now(),
      unique (site_id, reference),
      foreign key (site_id, user_id) references users (site_id, id) on delete set null (user_id)
    );
    create index messages_of_address on messages (site_id, email);
    create index messages_of_user on messages (user_id);
    create index messages_by_age on messages (received_at);
  `.execute(db)
}
