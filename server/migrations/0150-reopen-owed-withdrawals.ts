import { sql, type Kysely } from 'kysely'

/**
 * Opens withdrawals again that were closed while money was owed for them, as could be done before: their goods are taken to be back, the money is to be given.
 * What is claimed grows with each withdrawal and falls with each credit note, never below nothing, and is never more than is left to be given back;
 * the shipping (0) goes the same way as what is sold.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    with closed as (
      select id, fees_paid from orders where withdrawal_status = 'CLOSED' and payment_status in ('PAID', 'PARTLY_REFUNDED')
    ),
    said as (
      select w.order_id, w.settled_at as at, 1 as rank, (l ->> 'id')::integer as what, (l ->> 'quantity')::integer as units
      from withdrawals w join closed c on c.id = w.order_id cross join jsonb_array_elements(w.refund -> 'lines') l
      union all
      select w.order_id, w.settled_at, 1, 0, (w.refund ->> 'fees')::integer
      from withdrawals w join closed c on c.id = w.order_id where w.refund is not null
      union all
      select p.order_id, p.issued_at, 0, o.sellable_id, -(l ->> 'quantity')::integer
      from papers p join closed c on c.id = p.order_id cross join jsonb_array_elements(p.lines) l
        join order_lines o on o.order_id = p.order_id and o.position = (l ->> 'position')::integer
      where p.kind = 'CREDIT_NOTE'
      union all
      select p.order_id, p.issued_at, 0, 0, -p.fees from papers p join closed c on c.id = p.order_id where p.kind = 'CREDIT_NOTE'
    ),
    sums as (
      select order_id, what, units, sum(units) over (partition by order_id, what order by at, rank rows unbounded preceding) as so_far from said
    ),
    claimed as (
      select order_id, what, sum(units) - least(0, min(so_far)) as open, coalesce(-sum(units) filter (where units < 0), 0) as credited
      from sums group by order_id, what
    ),
    billed as (
      select o.order_id, o.sellable_id as what, sum(o.quantity) as units from order_lines o join closed c on c.id = o.order_id group by 1, 2
      union all
      select id, 0, fees_paid from closed
    ),
    owed as (
      select distinct order_id from claimed join billed using (order_id, what) where least(open, billed.units - credited) > 0
    ),
    opened as (
      update orders set withdrawal_status = 'RETURNED', version = version + 1 from owed where orders.id = owed.order_id returning orders.id, site_id
    )
    insert into order_events (site_id, order_id, event, at) select site_id, id, 'REOPEN', now() from opened;
  `.execute(db)
}
