import { sql, type Kysely } from 'kysely'

/**
 * When papers and events were written down, by the clock of the database as withdrawals are: what came first of an order is told by one clock. When a paper
 * was issued and when something happened is said by the server, which may be another machine. Of what was written before, that is the best there is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table papers add column noted_at timestamptz;
    alter table order_events add column noted_at timestamptz;
    -- No paper is ever changed: this is no change of what it says.
    alter table papers disable trigger papers_stay;
    update papers set noted_at = issued_at;
    alter table papers enable trigger papers_stay;
    update order_events set noted_at = at;
    alter table papers alter column noted_at set not null, alter column noted_at set default clock_timestamp();
    alter table order_events alter column noted_at set not null, alter column noted_at set default clock_timestamp();
  `.execute(db)
}
