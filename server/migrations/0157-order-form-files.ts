import { sql, type Kysely } from 'kysely'

/** Files that came with a form keep the order in which they were sent; of those that are there already nobody knows it, so it is that of their numbers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table form_files add column position smallint not null default 0;
    update form_files set position = placed.position from (
      select id, row_number() over (partition by answer_id order by id) - 1 as position from form_files
    ) as placed where form_files.id = placed.id;
  `.execute(db)
}
