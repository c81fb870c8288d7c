import { sql, type Kysely, type RawBuilder, type Selectable, type Transaction } from 'kysely'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { WithdrawalsTable } from '#server/database/tables/withdrawal-tables.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { idsOf, sitesOf, type OrderOfSite } from '#server/shop/reservations/order-of-site.ts'

/** Free-text withdrawals that no administrator has reviewed. Their orders are not shipped, refunded or cancelled. */
export function unreviewedWithdrawals(db: Kysely<Tables>) {
  return db.selectFrom('withdrawals').where('scope', '=', 'WORDED').where('standing', '=', 'OPEN').where('ruled_at', 'is', null)
}

/** Returns true when words wait for a ruling, in a query of orders. */
export function hasWaitingWords(db: Kysely<Tables>): RawBuilder<boolean> {
  return sql`exists (${unreviewedWithdrawals(db)
    .select('withdrawals.id')
    .where(sql<boolean>`withdrawals.order_id = orders.id`)})`
}

/** A withdrawal that waits for a ruling. */
export type WaitingWords = Pick<Selectable<WithdrawalsTable>, 'id' | 'order_id' | 'name' | 'message' | 'received_at'>

/** The withdrawals of some orders that wait for a ruling, by the number of the order, the first one first. */
export async function waitingWordsOf(
  db: Kysely<Tables>,
  orders: readonly OrderOfSite[],
): Promise<ReadonlyMap<number | null, WaitingWords[]>> {
  const waiting = unreviewedWithdrawals(db).select(['id', 'order_id', 'name', 'message', 'received_at'])
  return Map.groupBy(
    await waiting
      .where('site_id', 'in', [0, ...sitesOf(orders)])
      .where('order_id', 'in', [0, ...idsOf(orders)])
      .orderBy('id')
      .execute(),
    (row) => row.order_id,
  )
}

/** Closes the words that wait of orders whose buyers have given up all there is: nothing is left that they could mean besides. */
export async function closeUnreviewed(trx: Transaction<Tables>, orders: readonly OrderOfSite[]): Promise<void> {
  if (orders.length === 0) return
  const waiting = unreviewedWithdrawals(trx).select('id').where('site_id', 'in', sitesOf(orders)).where('order_id', 'in', idsOf(orders))
  const ruled = { ruled_at: sql<Date>`clock_timestamp()`, ruling: jsonb({ lines: [] }) }
  await trx.updateTable('withdrawals').set(ruled).where('site_id', 'in', sitesOf(orders)).where('id', 'in', waiting).execute()
}

/** Refuses to go on with an order while words of its buyer wait for a ruling. */
export async function requireReviewed(db: Kysely<Tables>, { siteId, orderId }: OrderOfSite): Promise<void> {
  const ofOrder = unreviewedWithdrawals(db).select('id').where('site_id', '=', siteId).where('order_id', '=', orderId)
  if ((await ofOrder.limit(1).execute()).length > 0) throw new ApiError('WORDS_WAITING')
}
