import { sql, type RawBuilder } from 'kysely'
import type { Scope } from '#server/platform/scope/site.ts'
import type { OrderCeilings } from '#server/shop/settings/unpaid-ceilings.ts'
import type { Identity } from './buyer-identity.ts'

/** The holders of an order, and the ceilings of their unpaid orders; no ceilings for an order that costs nothing. */
interface CountedOrder {
  readonly scope: Scope
  readonly identity: Pick<Identity, 'email' | 'userId'>
  readonly network: string | null
  readonly ceilings: OrderCeilings
}

/**
 * The parts of the statement that find the holder whose unpaid orders would exceed their ceiling with this one. They are counted once the site's orders wait
 * for this one's number, which is why `unpaid_orders` gets the site from the number: orders that are placed at the same moment are counted too.
 */
export function ceilingSql({ scope, identity, network, ceilings }: CountedOrder, taken: RawBuilder<unknown>): RawBuilder<unknown> {
  const [holders, orders, units] = [
    ceilings.map(({ holder }) => holder),
    ceilings.map((one) => one.orders),
    ceilings.map((one) => one.units),
  ]
  return sql`
    unpaid as materialized (
      select u.* from number,
        unpaid_orders(case when number.value > 0 then ${scope.site.id}::integer end, ${identity.email}::text, ${identity.userId}::integer, ${network}::text) as u
    ), exceeded as (
      select c.holder from unnest(${holders}::text[], ${orders}::integer[], ${units}::integer[]) as c (holder, orders, units)
        left join unpaid on unpaid.holder = c.holder
      where coalesce(unpaid.orders, 0) + 1 > c.orders
        or coalesce(unpaid.units, 0) + (select coalesce(sum(t.quantity), 0) from ${taken}) > c.units
      limit 1
    )`
}
