import { sql, type Kysely } from 'kysely'

/** Indexes of the first screen of the panel: the orders of a site that wait for their payment or are given up, and the refunds that a person makes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index orders_to_be_paid on orders (site_id, created_at) where payment_status in ('AWAITING_TRANSFER', 'DEBIT_PENDING');
    create index orders_given_up on orders (site_id, created_at) where withdrawal_status in ('REQUESTED', 'CONFIRMED', 'RETURNED');
    create index refunds_by_hand on refunds (site_id, created_at) where state = 'BY_HAND';
  `.execute(db)
}
