import { sql, type Kysely } from 'kysely'

/**
 * What pages and other content show besides what is written in them: texts of settings, opening hours, reviews, the fields of forms.
 * They are read from where they stand after each change of content; what a page shows is that of one revision of it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table shown_words (
      site_id integer not null references sites (id) on delete cascade,
      type text not null check (type in ('PAGE', 'ALBUM', 'ELEMENT', 'SERVICE')),
      item_id integer not null,
      locale text not null,
      revision_id integer,
      words text not null,
      search tsvector not null generated always as (setweight(to_tsvector(search_configuration(locale), part_words(words)), 'C')) stored,
      spelled text not null generated always as (spelled_words(part_words(words))) stored,
      primary key (type, item_id, locale),
      check ((type = 'PAGE') = (revision_id is not null))
    );
    create index shown_words_of_site on shown_words (site_id);
    create trigger note_insert after insert on shown_words referencing new table as changed
      for each statement execute function note_content_change();
    create trigger note_update after update on shown_words referencing new table as changed
      for each statement execute function note_content_change();
    create trigger note_delete after delete on shown_words referencing old table as changed
      for each statement execute function note_content_change();
  `.execute(db)
}
