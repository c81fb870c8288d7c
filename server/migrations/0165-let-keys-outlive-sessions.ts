import { sql, type Kysely } from 'kysely'

/** A key names one request, whoever brings it: what a visitor has sent is found again when they have signed in meanwhile. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    delete from idempotency_keys as later using idempotency_keys as first
      where first.site_id = later.site_id and first.key = later.key
        and (first.started_at, first.caller) < (later.started_at, later.caller);
    alter table idempotency_keys drop constraint idempotency_keys_pkey, add primary key (site_id, key);
  `.execute(db)
}
