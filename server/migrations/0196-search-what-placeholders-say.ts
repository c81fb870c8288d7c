import { sql, type Kysely } from 'kysely'

const texts = ['blog_texts', 'news_texts', 'service_texts', 'album_texts', 'element_texts', 'product_texts'] as const

/**
 * The name of a placeholder is no word of a text: it was found, and its value was not in its place. What a page says is noted as it is shown,
 * with the values in it; the words of its revision stand for that only until it is.
 * What is shown may imply words that it does not say, as « lundi – jeudi » does « mardi »: they stand beside it, and are found alone.
 * Stored columns are not made anew when what they are made by changes: those of pages are, and other texts that have a placeholder are written again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function without_placeholders(words text) returns text
      language sql immutable strict parallel safe
      return regexp_replace(words, '\\{{2,}(?:\\s|&nbsp;){0,20}[A-Z][A-Z0-9_]{0,59}(?:\\s|&nbsp;){0,20}\\}{2,}', '', 'g');

    create or replace function part_words(words text) returns text
      language sql immutable strict parallel safe
      return translate(without_placeholders(words),
        U&'\\00A0\\2007\\2009\\202F\\2018\\2019\\02BC\\201C\\201D\\201E\\00AB\\00BB\\2026\\2013\\2014\\20AC\\00B0\\00B7\\2022\\2032\\2033\\00A7\\2192',
        '                       ');

    delete from shown_words;
    alter table shown_words drop column search, drop column spelled;
    alter table shown_words
      add column implied text not null default '',
      add column search tsvector not null generated always as
        (setweight(to_tsvector(search_configuration(locale), part_words(words || ' ' || implied)), 'C')) stored,
      add column spelled text not null generated always as (spelled_words(part_words(words || ' ' || implied))) stored;

    alter table revisions drop column search, drop column spelled;
    alter table revisions
      add column search tsvector not null generated always as (
        setweight(to_tsvector(search_configuration(locale), part_words(coalesce(head ->> 'title', ''))), 'A') ||
        setweight(to_tsvector(search_configuration(locale), part_words(coalesce(head -> 'seo' ->> 'description', ''))), 'B') ||
        setweight(to_tsvector(search_configuration(locale), part_words(block_words(blocks))), 'C')
      ) stored,
      add column spelled text not null generated always as (spelled_words(part_words(
        coalesce(head ->> 'title', '') || ' ' || coalesce(head -> 'seo' ->> 'description', '') || ' ' || block_words(blocks)
      ))) stored;
  `.execute(db)
  for (const name of texts) {
    const table = sql.table(name)
    await sql`update ${table} x set title = title where x::text like '%{{%'`.execute(db)
  }
}
