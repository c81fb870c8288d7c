import { sql, type Kysely, type Selectable } from 'kysely'
import type { OrderView } from '#schemas/api/shop/order-view.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import type { OrdersTable } from '#server/database/tables/order-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { idsOf, sitesOf, type OrderOfSite } from '#server/shop/reservations/order-of-site.ts'

/** Facts about withdrawals that the state of their order does not hold. */
export type WithdrawalSummary = Pick<OrderView, 'goodsBack' | 'declaredAt'>

/** Reads by order whether withdrawn goods have come back, and the time of the last withdrawal that was received after the end of the order. */
export async function declaredOf(
  db: Kysely<Tables>,
  orders: readonly OrderOfSite[],
): Promise<ReadonlyMap<number | null, WithdrawalSummary>> {
  const rows = await db
    .selectFrom('withdrawals')
    .select(['order_id', sql<boolean>`bool_or(returned_at is not null)`.as('back')])
    .select(sql<Date | null>`max(received_at) filter (where standing = 'ENDED')`.as('declared'))
    .where('site_id', 'in', [0, ...sitesOf(orders)])
    .where('order_id', 'in', [0, ...idsOf(orders)])
    .where('received_at', 'is not', null)
    .groupBy('order_id')
    .execute()
  return new Map(
    rows.map(({ order_id: id, back, declared }) => [
      id,
      { ...(back && { goodsBack: true as const }), ...(declared && { declaredAt: toInstant(declared) }) },
    ]),
  )
}

/** Returns the part of a summary that is shown: where the state of the order says too little. */
export function visibleSummary(
  { withdrawal_status: withdrawal }: Pick<Selectable<OrdersTable>, 'withdrawal_status'>,
  { goodsBack, declaredAt }: WithdrawalSummary = {},
): WithdrawalSummary {
  if (withdrawal === 'RETURNED' && goodsBack) return { goodsBack }
  return withdrawal === 'NONE' && declaredAt !== undefined ? { declaredAt } : {}
}
