import { sql, type Kysely } from 'kysely'

/** What goes along with a mail, by its name: the papers themselves are fetched when the mail leaves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mails add column attachments jsonb not null default '[]' check (jsonb_typeof(attachments) = 'array')`.execute(db)
}
