import { sql, type Kysely } from 'kysely'

/** Who has a place at an event. What everybody sees of it, the places left, is content: a place taken or given back raises the site's version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table event_registrations (
      id integer primary key generated always as identity,
      site_id integer not null,
      element_id integer not null,
      status text not null check (status in ('CONFIRMED', 'CANCELLED', 'SPAM')),
      email text not null,
      firstname text not null,
      lastname text not null,
      phone text,
      seats integer not null check (seats between 1 and 10),
      message text,
      locale text not null,
      user_id integer,
      token_hashes bytea[] not null default '{}',
      registered_at timestamptz not null default now(),
      cancelled_at timestamptz,
      foreign key (site_id, element_id) references elements (site_id, id) on delete cascade,
      foreign key (site_id, user_id) references users (site_id, id) on delete set null (user_id),
      check ((status = 'CANCELLED') = (cancelled_at is not null))
    );
    create unique index event_registrations_once on event_registrations (element_id, email) where status = 'CONFIRMED';
    create index event_registrations_of_address on event_registrations (site_id, email);
    create index event_registrations_of_user on event_registrations (user_id);
    create index event_registrations_by_token on event_registrations using gin (token_hashes);

    create function note_place_change() returns trigger language plpgsql as $$
    declare site integer = coalesce(new.site_id, old.site_id);
    begin
      update sites set content_version = content_version + 1, content_xid = pg_current_xact_id()
        where id = site and content_xid is distinct from pg_current_xact_id();
      perform pg_notify('content', site::text);
      return null;
    end $$;
    create trigger note_taken after insert on event_registrations for each row
      when (new.status = 'CONFIRMED') execute function note_place_change();
    create trigger note_changed after update on event_registrations for each row
      when (old.status <> new.status or old.seats <> new.seats) execute function note_place_change();
    create trigger note_gone after delete on event_registrations for each row
      when (old.status = 'CONFIRMED') execute function note_place_change();
  `.execute(db)
}
