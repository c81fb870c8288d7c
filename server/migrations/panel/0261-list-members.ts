import { sql, type Kysely } from 'kysely'

/** The list of members in the panel: an index for each order, one for the search, and the note of the team on each member. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index users_members on users (site_id, id) where role = 'MEMBER' and erased_at is null;
    create index users_members_by_visit on users (site_id, last_seen_at, id) where role = 'MEMBER' and erased_at is null;
    create index users_members_found on users using gin
      (fold(email || ' ' || coalesce(firstname, '') || ' ' || coalesce(lastname, '')) gin_trgm_ops) where role = 'MEMBER' and erased_at is null;
    create table member_notes (
      user_id integer not null,
      site_id integer not null,
      note text not null,
      constraint member_notes_pkey primary key (user_id),
      constraint member_notes_note_check check (length(note) between 1 and 2000),
      constraint member_notes_site_id_user_id_fkey foreign key (site_id, user_id) references users(site_id, id) on delete cascade
    );
  `.execute(db)
}
