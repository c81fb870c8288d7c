import { sql, type Kysely } from 'kysely'

/** `lexemes`: the words of a search vector, each once. Their trigrams find the words that are like one that was mistyped, in all that a text says. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function lexemes(vector tsvector) returns text
      language sql immutable strict parallel safe
      return array_to_string(tsvector_to_array(vector), ' ');

    create index blog_texts_lexemes on blog_texts using gin (lexemes(search) gin_trgm_ops);
    create index element_texts_lexemes on element_texts using gin (lexemes(search) gin_trgm_ops);
    create index news_texts_lexemes on news_texts using gin (lexemes(search) gin_trgm_ops);
    create index album_texts_lexemes on album_texts using gin (lexemes(search) gin_trgm_ops);
    create index service_texts_lexemes on service_texts using gin (lexemes(search) gin_trgm_ops);
    create index product_entries_lexemes on product_entries using gin (lexemes(search) gin_trgm_ops);
  `.execute(db)
}
