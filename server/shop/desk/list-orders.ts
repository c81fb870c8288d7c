import { sql, type Kysely } from 'kysely'
import { orderListAll } from '#schemas/api/shop/admin-order-calls.ts'
import type { CallData } from '#schemas/api/calls.ts'
import type { ListQuery } from '#schemas/api/base/list-grammar.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { listGrammarOf } from '#server/platform/lists/find-list-grammar.ts'
import type { ListColumns } from '#server/platform/lists/list-columns.ts'
import { runList } from '#server/platform/lists/query-list.ts'
import { hasWaitingWords } from '#server/shop/orders/unreviewed-withdrawals.ts'
import { adminViews } from './admin-view.ts'

const column = (name: string) => sql.ref(`orders.${name}`)

const columns: ListColumns = {
  id: column('id'),
  fields: {
    ...{ reference: column('reference'), email: column('email'), lastname: column('lastname'), createdAt: column('created_at') },
    total: sql`(${column('total')} / 100.0)`,
    ...{ payment: column('payment_status'), fulfilment: column('fulfilment_status'), withdrawal: column('withdrawal_status') },
    ...{ method: column('payment_method'), delivery: column('delivery_type') },
  },
}

/** The orders of a site, as they are asked for. */
export async function listOrders(db: Kysely<Tables>, siteId: number, query: ListQuery): Promise<CallData<'order.listAll'>> {
  const all = db.selectFrom('orders').selectAll('orders').where('orders.site_id', '=', siteId)
  // What waits for a ruling comes first, unless an order is asked for.
  const [first, ...more] = query.orderBy
  const isUsual = first?.field === 'createdAt' && first.direction === 'desc' && more.length === 0
  const inOrder = isUsual ? all.orderBy(hasWaitingWords(db), 'desc') : all
  const { rows, total } = await runList(inOrder, { grammar: listGrammarOf(orderListAll), query, columns })
  return { orders: await adminViews(db, rows), total }
}
