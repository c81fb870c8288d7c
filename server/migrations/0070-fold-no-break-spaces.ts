import { sql, type Kysely } from 'kysely'

/** French puts no-break spaces where people type plain ones: what is compared holds plain ones alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function fold(value text) returns text
      language sql immutable strict parallel safe
      return lower(unaccent('unaccent'::regdictionary, translate(value, U&'\\00a0\\202f', '  ')));

    reindex index blog_texts_title;
    reindex index element_texts_title;
    reindex index news_texts_title;
    reindex index album_texts_title;
    reindex index service_texts_title;
  `.execute(db)
}
