import { sql, type Kysely, type RawBuilder } from 'kysely'

const [title, summary, content] = [sql`'A'`, sql`'B'`, sql`'C'`]

/** What of each kind of text is searched, by how much it weighs. */
const searched: Readonly<Record<string, Readonly<Record<string, RawBuilder<unknown>>>>> = {
  blog_texts: { title, summary, content },
  news_texts: { title, summary, content },
  service_texts: { title, summary, content },
  album_texts: { title, summary },
  element_texts: { title, content },
}

/**
 * Where a database has been made without a language, every sign beyond ASCII counts as a letter: « l’annonce » was one word and « annonce » found it nowhere.
 * Signs part words now, whatever the database takes them for. The columns are made anew: before PostgreSQL 17 the expression of one cannot be changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function part_words(words text) returns text
      language sql immutable strict parallel safe
      return translate(words,
        U&'\\00A0\\2007\\2009\\202F\\2018\\2019\\02BC\\201C\\201D\\201E\\00AB\\00BB\\2026\\2013\\2014\\20AC\\00B0\\00B7\\2022\\2032\\2033\\00A7\\2192',
        '                       ');
  `.execute(db)
  for (const [name, columns] of Object.entries(searched)) {
    const [table, byWords, bySpelling] = [sql.table(name), sql.ref(`${name}_search`), sql.ref(`${name}_spelled`)]
    const texts = Object.entries(columns).map(([column, weight]) => ({ text: sql`coalesce(${sql.ref(column)}, '')`, weight }))
    const weights = texts.map(
      ({ text, weight }) => sql`setweight(to_tsvector(search_configuration(locale), part_words(${text})), ${weight})`,
    )
    const whole = sql.join(
      texts.map(({ text }) => text),
      sql` || ' ' || `,
    )
    await sql`
      alter table ${table} drop column search, drop column spelled;
      alter table ${table}
        add column search tsvector not null generated always as (${sql.join(weights, sql` || `)}) stored,
        add column spelled text not null generated always as (spelled_words(part_words(${whole}))) stored;
      create index ${byWords} on ${table} using gin (search);
      create index ${bySpelling} on ${table} using gin (spelled gin_trgm_ops);
    `.execute(db)
  }
  await sql`
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
    delete from shown_words;
    select refresh_product_entries(array(select id from products));
  `.execute(db)
}
