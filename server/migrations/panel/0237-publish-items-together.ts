import { sql, type Kysely } from 'kysely'

/**
 * Items of the panel are published together with documents.
 *
 * - `publication_acts.batch` names the versions of items that an act made; by it the items are taken back.
 * - `publication_act_items` has the items of an act, with their titles as they were published.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table publication_acts add column batch uuid;
    create table publication_act_items (
      act_id integer not null,
      kind text not null,
      item_id integer not null,
      title text not null,
      version integer not null,
      constraint publication_act_items_pkey primary key (act_id, kind, item_id),
      constraint publication_act_items_act_id_fkey foreign key (act_id) references publication_acts(id) on delete cascade
    );
  `.execute(db)
}
