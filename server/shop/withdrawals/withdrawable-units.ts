import type { Kysely } from 'kysely'
import { cents } from '#domain/shop/pricing/cents.ts'
import { refundedUnits, type Refund } from '#domain/shop/orders/credit-note.ts'
import type { NamedSale } from '#domain/shop/products/variant-reference.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { claimsOf } from '#server/shop/orders/load-claims.ts'

interface Bought extends NamedSale {
  readonly quantity: number
}

/** The units of an order: those bought, and those left without withdrawal or refund. */
export type WithdrawableUnits = readonly (Bought & { readonly left: number })[]

/** Returns the units of lines that are left after some refunds and claims. */
export function withdrawableUnits(lines: readonly Bought[], earlier: readonly Refund[]): WithdrawableUnits {
  return lines.map(({ id, productId, quantity }) => ({ id, productId, quantity, left: quantity - refundedUnits(earlier, id) }))
}

/** Reads the units of an order that can still be withdrawn; null without proof of the order. */
export async function loadWithdrawable(db: Kysely<Tables>, siteId: number, orderId: number | null): Promise<WithdrawableUnits | null> {
  if (orderId === null) return null
  const rows = await db.selectFrom('order_lines').selectAll().where('site_id', '=', siteId).where('order_id', '=', orderId).execute()
  const order = await db.selectFrom('orders').select('fees_paid').where('site_id', '=', siteId).where('id', '=', orderId).executeTakeFirst()
  const { credited, open } = await claimsOf(db, { siteId, orderId }, { rows, fees: cents(order?.fees_paid ?? 0) })
  return withdrawableUnits(
    rows.map(({ sellable_id: id, product_id: productId, quantity }) => ({ id, productId, quantity })),
    [...credited, open],
  )
}
