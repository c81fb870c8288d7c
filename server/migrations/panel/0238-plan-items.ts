import { sql, type Kysely } from 'kysely'

/**
 * Changes of published items are planned as versions of pages are.
 *
 * - A plan of an item (`kind` ITEM) names its `resource`, has the planned `form`, and the version of the item that it was planned from as `revision_id`.
 * - While a version with an end lies over an item, its tables hold that version: `lying` is the plan, and `ordinary` the form that comes back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table publications
      drop constraint publications_kind_check,
      add column resource text,
      add column form jsonb,
      add constraint publications_kind_check check (kind in ('PAGE', 'SHELL', 'MENU', 'SECTION', 'ITEM')),
      add constraint publications_item_check check ((kind = 'ITEM') = (resource is not null) and (kind = 'ITEM') = (form is not null));
    create index publications_of_item on publications (resource, document_id, starts_at) where (kind = 'ITEM');
    alter table items
      add column ordinary jsonb,
      add column lying integer,
      add constraint items_lying_check check ((ordinary is null) = (lying is null));
    create index items_lying on items (site_id, kind, id) where (lying is not null);
  `.execute(db)
}
