import { sql } from 'kysely'
import type { CallBody, CallData } from '#schemas/api/calls.ts'
import type { ListQuery } from '#schemas/api/base/list-grammar.ts'
import { orderListUnpaid } from '#schemas/api/shop/unpaid-order-calls.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import { cents, toEuros } from '#domain/shop/pricing/cents.ts'
import { runAsMember } from '#server/people/sessions/member-transaction.ts'
import { ApiError, notFound } from '#server/platform/errors/api-error.ts'
import { listGrammarOf } from '#server/platform/lists/find-list-grammar.ts'
import type { ListColumns } from '#server/platform/lists/list-columns.ts'
import { runList } from '#server/platform/lists/query-list.ts'
import type { Member } from '#server/platform/scope/member.ts'
import { isUnpaid, unpaidStatuses } from '#server/shop/orders/pending-order.ts'
import { expire } from '#server/shop/order-events/expire-orders.ts'
import type { OrderAdminDeps } from './change-order.ts'

const column = (name: string) => sql.ref(`orders.${name}`)
const units = sql<number>`(select coalesce(sum(h.quantity), 0)::integer from order_holds h where h.order_id = orders.id)`
const isProved = sql<boolean>`(${column('email_proved_at')} is not null)`

const columns: ListColumns = {
  id: column('id'),
  fields: {
    ...{ reference: column('reference'), email: column('email'), network: column('network_hash'), isProved, units },
    ...{ total: sql`(${column('total')} / 100.0)`, createdAt: column('created_at'), expiresAt: column('expires_at') },
  },
}

/** Lists the orders of a site that wait for their payment. */
export async function listUnpaidOrders(
  { db }: Pick<OrderAdminDeps, 'db'>,
  siteId: number,
  query: ListQuery,
): Promise<CallData<'order.listUnpaid'>> {
  const unpaid = db
    .selectFrom('orders')
    .select(['id', 'reference', 'email', 'user_id', 'network_hash', 'total', 'payment_method', 'created_at', 'expires_at'])
    .select([units.as('units'), isProved.as('is_proved')])
    .where('orders.site_id', '=', siteId)
    .where('orders.payment_status', 'in', unpaidStatuses)
  const { rows, total } = await runList(unpaid, { grammar: listGrammarOf(orderListUnpaid), query, columns })
  const orders = rows.map((row) => ({
    ...{ id: row.id, reference: row.reference, email: row.email, userId: row.user_id, isProved: row.is_proved, network: row.network_hash },
    ...{ units: row.units, total: toEuros(cents(row.total)), method: row.payment_method, createdAt: toInstant(row.created_at) },
    expiresAt: row.expires_at && toInstant(row.expires_at),
  }))
  return { orders, total }
}

/** Ends unpaid orders of a site before their time, all or none, and writes down which administrator did so. */
export async function releaseUnpaidOrders(
  { db, clock, audit }: OrderAdminDeps,
  { scope, caller }: Member,
  { ids }: CallBody<'order.release'>,
): Promise<CallData<'order.release'>> {
  const siteId = scope.site.id
  const wanted = [...new Set(ids)]
  return runAsMember(db, caller, async (trx) => {
    const orders = trx
      .selectFrom('orders')
      .select(['id', 'site_id', 'payment_status'])
      .where('site_id', '=', siteId)
      .where('id', 'in', wanted)
    const rows = await orders.orderBy('id').forNoKeyUpdate().execute()
    if (rows.length < wanted.length) throw notFound()
    const paid = rows.find(({ payment_status: payment }) => !isUnpaid(payment))
    if (paid) throw new ApiError('ORDER_EVENT_REFUSED', { event: 'EXPIRE', status: { payment: paid.payment_status } })
    await expire(trx, rows, new Date(clock()))
    for (const { id } of rows)
      await audit.record(trx, { siteId, actorId: caller.userId, action: 'order.release', target: `order:${id}`, diff: {} })
    return { released: rows.map(({ id }) => id) }
  })
}
