import { sql, type Kysely } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import { inMonths, measureOf, type DayValue } from '#server/content/today/measure-months.ts'
import type { ShopToday } from '#server/content/today/today-needs.ts'
import { companyMailbox } from '#server/sites/parameters/company-email.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'
import { readWaitingOrders } from './waiting-orders.ts'

/** Makes what the shop adds to the first screen of the panel: orders that wait, and the orders and turnover of the month. An order counts once it is placed, before a transfer or a debit has arrived, until it expires. */
export function createShopToday(db: Kysely<Tables>, parameters: Parameters): ShopToday {
  return {
    async waiting(scope) {
      return readWaitingOrders(db, scope.site.id, await companyMailbox(parameters, scope))
    },
    async measures({ site }, months) {
      const { rows } = await sql<DayValue>`
        with placed as (
          select (o.created_at at time zone 'Europe/Paris')::date::text as day, o.total
            - coalesce((select sum(r.amount) from refunds r where r.order_id = o.id and r.reason = 'CREDIT_NOTE'), 0) as kept
          from orders o where o.site_id = ${site.id} and o.payment_status in ('AWAITING_TRANSFER', 'DEBIT_PENDING', 'PAID', 'PARTLY_REFUNDED', 'REFUNDED')
            and ${inMonths(sql`o.created_at`, months)}
        )
        select 'ORDERS' as name, day, count(*)::int as value from placed group by day
        union all select 'TURNOVER', day, sum(kept)::int from placed group by day`.execute(db)
      return [measureOf('TURNOVER', rows, months), measureOf('ORDERS', rows, months)]
    },
  }
}
