import { sql, type Kysely } from 'kysely'

/** Services that appear later are found by their instant: the index of the states is in the order of the list. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index services_by_date on services (site_id, status, published_at) where (deleted_at is null)`.execute(db)
}
