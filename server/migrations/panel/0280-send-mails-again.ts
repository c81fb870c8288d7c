import { sql, type Kysely } from 'kysely'

/** A mail that was given up may keep its content for some days, to be sent again; it is tried from the instant of the request. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mails add column again_at timestamptz;
    alter table mails drop constraint mails_check1;
    alter table mails add constraint mails_content_check check (state in ('QUEUED', 'FAILED') or data = '{}'::jsonb);
    create index mails_failed on mails (site_id, ended_at) include (kind) where state = 'FAILED';
  `.execute(db)
}
