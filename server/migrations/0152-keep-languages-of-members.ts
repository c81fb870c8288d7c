import { sql, type Kysely } from 'kysely'

/** The language in which an account was last used: that of the mails which no request of its owner's causes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users add column locale text;
  `.execute(db)
}
