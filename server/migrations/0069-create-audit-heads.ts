import { sql, type Kysely } from 'kysely'

/** The newest entry of each site's log of acts, kept beside it: one that is cut off at its end shows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_heads (
      site_id integer primary key references sites (id) on delete cascade,
      head text not null
    );
    insert into audit_heads (site_id, head) select distinct on (site_id) site_id, hash from audit_log order by site_id, id desc;
  `.execute(db)
}
