import { sql, type Kysely } from 'kysely'

/** Names of items that were merged into another, such as tags. Old versions and open forms still hold them; writers put the other name in their place. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table merged_names (
      site_id integer not null,
      kind text not null,
      name text not null,
      into_name text not null,
      constraint merged_names_pkey primary key (site_id, kind, name),
      constraint merged_names_site_id_fkey foreign key (site_id) references sites(id) on delete cascade
    );
    create index content_refs_of_tags on content_refs (site_id, to_key) where (to_kind = 'tags');
  `.execute(db)
}
