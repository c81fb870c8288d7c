import { sql, type Kysely } from 'kysely'

/** Keys of repeated requests belong to their site and their caller. Those of orders belong to the site alone (an empty scope), as all did before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table idempotency_keys
      add column scope text not null default '',
      drop constraint idempotency_keys_pkey,
      add constraint idempotency_keys_pkey primary key (site_id, key, scope);
  `.execute(db)
}
