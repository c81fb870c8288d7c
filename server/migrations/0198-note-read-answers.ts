import { sql, type Kysely } from 'kysely'

/** When an administrator first opened an answer to a form: until then it is new. Answers are listed site by site, the latest first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table form_answers add column read_at timestamptz;
    create index form_answers_of_site on form_answers (site_id, received_at desc);
  `.execute(db)
}
