import { sql, type Kysely } from 'kysely'

/** Places that came to an address with its owner stand beside those that it had at the event: each is given back by its own links. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table event_registrations add column is_moved boolean not null default false;
    drop index event_registrations_once;
    create unique index event_registrations_once on event_registrations (element_id, email) where status = 'CONFIRMED' and not is_moved;
  `.execute(db)
}
