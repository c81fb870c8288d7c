import { sql, type Kysely } from 'kysely'

/**
 * When somebody with an account last did something with its address, signed in or not: what is unused is neither seen nor acted with.
 * Noted before what tells of the act is erased by its own time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users add column last_act_at timestamptz;
    alter table users add column active_at timestamptz not null generated always as (greatest(last_seen_at, last_act_at)) stored;
    drop index users_by_age;
    create index users_by_age on users (active_at) where erased_at is null;
  `.execute(db)
}
