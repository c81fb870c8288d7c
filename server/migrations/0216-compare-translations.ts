import { sql, type Kysely } from 'kysely'

/**
 * The texts of pages in sites of several languages, as their drafts have them, to say what has changed in the language of the site
 * since a text was translated.
 *
 * - `page_texts` has one row per text that a field has had in one language; `is_current` marks the one that it has now. Former ones stay
 *   for an undo.
 * - `source` is the text of the language of the site when this one was written, or was said to be up to date. Null where there was none.
 * - `is_taken` marks a text that was taken over from the language of the site, and is not translated yet.
 * - `block_id` is empty for the title and the description of the page.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table page_texts (
      site_id integer not null,
      page_id integer not null,
      locale text not null,
      block_id text not null,
      pointer text not null,
      hash text not null,
      text text not null,
      source text,
      is_taken boolean not null default false,
      is_current boolean not null default true,
      changed_at timestamptz not null default now(),
      constraint page_texts_pkey primary key (page_id, locale, block_id, pointer, hash),
      constraint page_texts_page_id_fkey foreign key (page_id) references pages(id) on delete cascade,
      constraint page_texts_site_id_fkey foreign key (site_id) references sites(id) on delete cascade
    );
    create index page_texts_of_site on page_texts (site_id, page_id) where is_current;
  `.execute(db)
}
