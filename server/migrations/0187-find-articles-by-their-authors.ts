import { sql, type Kysely } from 'kysely'

/**
 * An article is found by who wrote it, in the search of the site and in lists. Its author stands in its own row: it is copied to its words, since a generated
 * column reads no other table, and made anew with them: before PostgreSQL 17 the expression of one cannot be changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table blog_texts add column author text;
    update blog_texts t set author = b.author from blogs b where b.id = t.blog_id and b.author is not null;
    alter table blog_texts drop column search, drop column spelled;
    alter table blog_texts
      add column search tsvector not null generated always as (
        setweight(to_tsvector(search_configuration(locale), part_words(coalesce(title, ''))), 'A') ||
        setweight(to_tsvector(search_configuration(locale), part_words(coalesce(summary, ''))), 'B') ||
        setweight(to_tsvector(search_configuration(locale), part_words(coalesce(content, ''))), 'C') ||
        setweight(to_tsvector(search_configuration(locale), part_words(coalesce(author, ''))), 'C')
      ) stored,
      add column spelled text not null generated always as (spelled_words(part_words(
        coalesce(title, '') || ' ' || coalesce(summary, '') || ' ' || coalesce(content, '') || ' ' || coalesce(author, '')
      ))) stored;
    create index blog_texts_search on blog_texts using gin (search);
    create index blog_texts_spelled on blog_texts using gin (spelled gin_trgm_ops);
    create function copy_author_to_texts() returns trigger language plpgsql as $$
      begin
        new.author := (select b.author from blogs b where b.id = new.blog_id);
        return new;
      end $$;
    create trigger copy_author before insert or update of blog_id on blog_texts
      for each row when (new.blog_id is not null) execute function copy_author_to_texts();
    create function spread_author_to_texts() returns trigger language plpgsql as $$
      begin
        update blog_texts t set author = new.author where t.blog_id = new.id and t.author is distinct from new.author;
        return null;
      end $$;
    create trigger spread_author after update of author on blogs
      for each row when (old.author is distinct from new.author) execute function spread_author_to_texts();
  `.execute(db)
}
