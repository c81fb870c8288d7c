import { sql, type Kysely } from 'kysely'

/**
 * The versions of a page that « Annuler » brings back after the page was taken offline.
 *
 * - `taken_versions` has the revision that the act names, and the revision that it is now: links follow an address that changes meanwhile.
 *   The rows of a page are replaced when it is taken offline again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table taken_versions (
      site_id integer not null,
      page_id integer not null,
      locale text not null,
      revision_id integer not null,
      now_id integer not null,
      constraint taken_versions_pkey primary key (page_id, locale, revision_id),
      constraint taken_versions_site_id_page_id_fkey foreign key (site_id, page_id) references pages(site_id, id) on delete cascade,
      constraint taken_versions_locale_fkey foreign key (locale) references languages(code),
      constraint taken_versions_now_id_fkey foreign key (now_id) references revisions(id) on delete cascade
    );
    create index taken_versions_of_page on taken_versions (site_id, page_id);
    create index taken_versions_by_revision on taken_versions (now_id);
  `.execute(db)
}
