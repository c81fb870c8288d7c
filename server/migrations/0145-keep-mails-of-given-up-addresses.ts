import { sql, type Kysely } from 'kysely'

/** Whose mails are that went to an address which their account has given up: whoever has it next gets no copy of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mails add column user_id integer;
    alter table mails add foreign key (site_id, user_id) references users (site_id, id) on delete set null (user_id);
    create index mails_of_account on mails (user_id) where user_id is not null;
  `.execute(db)
}
