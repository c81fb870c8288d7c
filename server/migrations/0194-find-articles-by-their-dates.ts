import { sql, type Kysely } from 'kysely'

/** Articles and news show the day on which they were published: like the days of events it is noted beside what is written in them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table shown_words drop constraint shown_words_type_check;
    alter table shown_words add constraint shown_words_type_check check (type in ('PAGE', 'ALBUM', 'ELEMENT', 'SERVICE', 'BLOG', 'NEWS'));
  `.execute(db)
}
