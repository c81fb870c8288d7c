import { sql, type Kysely } from 'kysely'
import { toInstant } from '#domain/dates/to-instant.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { inMonths, measureOf, type DayValue } from '#server/content/today/measure-months.ts'
import { waitingRow, type ShopToday } from '#server/content/today/today-needs.ts'
import { companyMailbox } from '#server/sites/parameters/company-email.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'

/** Makes what the shop adds to the first screen of the panel: orders to prepare, and the orders and turnover of the month. */
export function createShopToday(db: Kysely<Tables>, parameters: Parameters): ShopToday {
  return {
    // The states are written out: the planner proves from them that the partial index holds every row.
    async waiting(scope) {
      const { rows } = await sql<{ count: number; at: Date | null; references: readonly string[] }>`
        select count(*)::int as count, min(created_at) as at, coalesce((array_agg(reference order by created_at))[1:3], array[]::text[]) as references
        from orders where site_id = ${scope.site.id} and fulfilment_status in ('NEW', 'PREPARING') and payment_status in ('PAID', 'PARTLY_REFUNDED')`.execute(
        db,
      )
      const [row] = rows
      if (!row || row.count === 0) return []
      const { count, at, references } = row
      const mailbox = await companyMailbox(parameters, scope)
      return [
        waitingRow({
          kind: 'ORDERS',
          count,
          at: at && toInstant(at),
          samples: references.map((title) => ({ title, path: null })),
          mailbox,
        }),
      ]
    },
    async measures({ site }, months) {
      const { rows } = await sql<DayValue>`
        with paid as (
          select (o.created_at at time zone 'Europe/Paris')::date::text as day, o.total
            - coalesce((select sum(r.amount) from refunds r where r.order_id = o.id and r.reason = 'CREDIT_NOTE'), 0) as kept
          from orders o where o.site_id = ${site.id} and o.payment_status in ('PAID', 'PARTLY_REFUNDED', 'REFUNDED')
            and ${inMonths(sql`o.created_at`, months)}
        )
        select 'ORDERS' as name, day, count(*)::int as value from paid group by day
        union all select 'TURNOVER', day, sum(kept)::int from paid group by day`.execute(db)
      return [measureOf('TURNOVER', rows, months), measureOf('ORDERS', rows, months)]
    },
  }
}
