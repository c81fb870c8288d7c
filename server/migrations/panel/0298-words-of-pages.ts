import { sql, type Kysely } from 'kysely'

/**
 * The words of pages, by which the list of pages is searched: all texts of a page in one language as its draft has them, folded. A server writes
 * those of the pages that are there at its start.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table page_words (
      site_id integer not null,
      page_id integer not null,
      locale text not null,
      words text not null,
      constraint page_words_pkey primary key (page_id, locale),
      constraint page_words_page_id_locale_fkey foreign key (page_id, locale) references page_documents(page_id, locale) on delete cascade,
      constraint page_words_site_id_page_id_fkey foreign key (site_id, page_id) references pages(site_id, id) on delete cascade
    );
  `.execute(db)
}
