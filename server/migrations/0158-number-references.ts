import { sql, type Kysely } from 'kysely'

/** The numbers of messages and of requests about data are counted: one that was told comes no second time, also when nothing is kept under it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into counters (site_id, name, value)
    select site_id, 'references ' || substring(reference from '^(.+)-\\d+$'), max(substring(reference from '\\d+$')::integer)
    from (select site_id, reference from messages union all select site_id, reference from privacy_requests) as told
    where reference ~ '^.+-\\d+$'
    group by 1, 2;
  `.execute(db)
}
