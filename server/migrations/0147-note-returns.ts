import { sql, type Kysely } from 'kysely'

/** When the goods of each withdrawal were back: of one order there may be several, and a part of a price is kept back only of what has come. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table withdrawals add column returned_at timestamptz, add check (returned_at is null or settled_at is not null);
    update withdrawals w set returned_at = e.at
    from (select order_id, max(at) as at from order_events where event = 'RETURN' group by order_id) e
    where e.order_id = w.order_id and w.refund is not null and w.settled_at <= e.at;
  `.execute(db)
}
