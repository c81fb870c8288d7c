import { sql, type Kysely } from 'kysely'

/**
 * Unpaid orders are counted for each e-mail address, account and network.
 *
 * - `network_hash` is a digest of the address from which an order came. It is erased when the order no longer waits for a payment.
 * - `email_proved_at` is when the buyer showed that the e-mail address is theirs.
 * - `due_at` is when a transfer is due whose order reserves its stock for a shorter time, because the e-mail address is unproved.
 *
 * `unpaid_orders` is volatile: it counts what was committed up to now, where a statement that calls it counts from its own start.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders add column network_hash text, add column email_proved_at timestamptz, add column due_at timestamptz;
    update orders set email_proved_at = created_at where user_id is not null;
    create index orders_unpaid_of_address on orders (site_id, email) where payment_status in ('PENDING_PAYMENT', 'AWAITING_TRANSFER');
    create index orders_of_network on orders (site_id, network_hash) where network_hash is not null;

    create function unpaid_orders(of_site integer, of_email text, of_user integer, of_network text)
      returns table (holder text, orders integer, units integer)
      language plpgsql
      volatile
    as $$
    begin
      return query
        with unpaid as (
          select 'EMAIL' as holder, o.id from orders o
          where o.site_id = of_site and o.email = of_email and o.user_id is null and o.payment_status in ('PENDING_PAYMENT', 'AWAITING_TRANSFER')
          union all
          select 'ACCOUNT', o.id from orders o
          where o.site_id = of_site and o.user_id = of_user and o.payment_status in ('PENDING_PAYMENT', 'AWAITING_TRANSFER')
          union all
          select 'NETWORK', o.id from orders o where o.site_id = of_site and o.network_hash = of_network and o.user_id is null
        )
        select u.holder, count(*)::integer, coalesce(sum(h.units), 0)::integer
        from unpaid u left join lateral (select sum(quantity) as units from order_holds where order_id = u.id) h on true
        group by u.holder;
    end
    $$;
  `.execute(db)
}
