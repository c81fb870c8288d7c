import type { Kysely } from 'kysely'
import { cents } from '#domain/shop/cents.ts'
import { unitsBack, type Refund } from '#domain/shop/credit-note.ts'
import type { Tables } from '#server/database/tables.ts'
import { claimsOf } from '#server/features/orders/claims-of.ts'

/** How many of what an order sells nobody has given up or been given back yet, by its number. */
export type LeftOfOrder = ReadonlyMap<number, number>

/** What is left of lines after some refunds and claims. */
export function leftOf(lines: readonly { readonly id: number; readonly quantity: number }[], earlier: readonly Refund[]): LeftOfOrder {
  return new Map(lines.map(({ id, quantity }) => [id, quantity - unitsBack(earlier, id)]))
}

/** What is left of an order to give up; null of one that nobody has shown to be theirs. */
export async function readLeft(db: Kysely<Tables>, orderId: number | null): Promise<LeftOfOrder | null> {
  if (orderId === null) return null
  const rows = await db.selectFrom('order_lines').selectAll().where('order_id', '=', orderId).execute()
  const order = await db.selectFrom('orders').select('fees_paid').where('id', '=', orderId).executeTakeFirst()
  const { credited, open } = await claimsOf(db, orderId, { rows, fees: cents(order?.fees_paid ?? 0) })
  return leftOf(
    rows.map(({ sellable_id: id, quantity }) => ({ id, quantity })),
    [...credited, open],
  )
}
