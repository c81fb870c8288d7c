import { sql, type Kysely } from 'kysely'

/** The list of acts in the panel: an index for each filter, in the order of time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index audit_log_by_time on audit_log (site_id, at, id);
    create index audit_log_of_actor on audit_log (site_id, actor_id, at, id);
    create index audit_log_of_act on audit_log (site_id, action, at, id);
    create index audit_log_of_area on audit_log (site_id, split_part(action, '.', 1), at, id);
    create index audit_log_of_target on audit_log (site_id, target, at, id);
  `.execute(db)
}
