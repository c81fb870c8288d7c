import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Waiting, WaitingKind } from '#schemas/admin/today/today-shapes.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { waitingRow } from '#server/content/today/today-needs.ts'
import { unreviewedWithdrawals } from '#server/shop/orders/unreviewed-withdrawals.ts'

/** Days for which a refund by hand is listed: nothing is known of a transfer that a person has made. */
const REFUND_DAYS = 30

type Order = NonNullable<Waiting['samples'][number]['order']>

interface WaitingOrder {
  readonly reference: string
  readonly state: Order['state']
  readonly amount: number
  readonly at: Date
}

interface Group {
  readonly kind: WaitingKind
  readonly count: number
  readonly samples: readonly (Omit<WaitingOrder, 'at'> & { readonly at: string })[] | null
}

/** The orders of a group; each has a partial index by the time of the order, whose conditions are written out for the planner. */
function groupsOf(db: Kysely<Tables>, siteId: number): Readonly<Partial<Record<WaitingKind, RawBuilder<WaitingOrder>>>> {
  const worded = unreviewedWithdrawals(db).select('withdrawals.order_id').where('withdrawals.site_id', '=', siteId)
  return {
    ORDERS: sql`select o.reference, o.fulfilment_status as state, o.total as amount, o.created_at as at from orders o where o.site_id = ${siteId}
      and o.fulfilment_status in ('NEW', 'PREPARING') and o.payment_status in ('PAID', 'PARTLY_REFUNDED')`,
    UNPAID_ORDERS: sql`select o.reference, o.payment_status as state, o.total as amount, o.created_at as at from orders o where o.site_id = ${siteId}
      and o.payment_status in ('AWAITING_TRANSFER', 'DEBIT_PENDING')`,
    WITHDRAWALS: sql`select o.reference, 'WITHDRAWN' as state, o.total as amount, o.created_at as at from orders o where o.site_id = ${siteId}
        and o.withdrawal_status in ('REQUESTED', 'CONFIRMED', 'RETURNED')
      union select o.reference, 'WITHDRAWN', o.total, o.created_at from orders o where o.site_id = ${siteId} and o.id in (${worded})`,
    REFUNDS: sql`select o.reference, r.state, r.amount, r.created_at as at from refunds r join orders o on o.id = r.order_id
      where r.site_id = ${siteId} and r.state = 'BY_HAND' and r.created_at > now() - make_interval(days => ${REFUND_DAYS})`,
  }
}

/** Reads which orders of a site wait for its company, by how they stand, each group with its first ones, in one statement. */
export async function readWaitingOrders(db: Kysely<Tables>, siteId: number, mailbox: string | null): Promise<Waiting[]> {
  const groups = Object.entries(groupsOf(db, siteId)).map(
    ([kind, orders]) => sql`select ${kind}::text as kind, (select count(*)::int from (${orders}) o) as count,
      (select jsonb_agg(f order by f.at) from (select * from (${orders}) o order by o.at limit 3) f) as samples`,
  )
  const { rows } = await sql<Group>`${sql.join(groups, sql` union all `)}`.execute(db)
  return rows.flatMap(({ kind, count, samples }) => {
    if (!samples) return []
    const first = samples.map(({ reference, state, amount, at }) => ({
      title: reference,
      path: null,
      order: { state, amount, at: toInstant(new Date(at)) },
    }))
    return [waitingRow({ kind, count, at: first[0]?.order.at ?? null, samples: first, mailbox })]
  })
}
