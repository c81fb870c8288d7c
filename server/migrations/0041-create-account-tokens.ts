import { sql, type Kysely } from 'kysely'

/** The links that were mailed to the owners of accounts, known by the hash of their token alone: of each purpose only the newest is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account_tokens (
      site_id integer not null,
      user_id integer not null,
      purpose text not null check (purpose in ('PASSWORD_RESET', 'EMAIL_CHANGE')),
      token_hash bytea not null unique,
      email text,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      primary key (user_id, purpose),
      foreign key (site_id, user_id) references users (site_id, id) on delete cascade,
      check ((purpose = 'EMAIL_CHANGE') = (email is not null))
    );
    create index account_tokens_by_end on account_tokens (expires_at);

    create function void_tokens_of_user() returns trigger language plpgsql as $$
    begin
      delete from account_tokens where user_id = new.id;
      return null;
    end $$;
    create trigger void_tokens after update of erased_at on users for each row
      when (old.erased_at is null and new.erased_at is not null)
      execute function void_tokens_of_user();
  `.execute(db)
}
