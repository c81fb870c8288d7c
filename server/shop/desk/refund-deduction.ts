import type { Transaction } from 'kysely'
import { refundedUnits } from '#domain/shop/orders/credit-note.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { RefundedLine } from '#server/shop/documents/issue-credit-note.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { OrderGoods } from '#server/shop/orders/load-lines.ts'
import type { OrderOfSite } from '#server/shop/reservations/order-of-site.ts'
import { readOpenClaims } from '#server/shop/orders/withdrawal-guards.ts'

/**
 * Rejects a deduction from the refund of goods that a withdrawing buyer has not returned. Only returned goods can have lost value by their
 * handling (Code de la consommation, L221-23). Writing the credit note limits the deduction to the price.
 */
export async function requireDeductible(
  trx: Transaction<Tables>,
  { order, goods }: { readonly order: OrderOfSite; readonly goods: OrderGoods },
  lines: readonly RefundedLine[],
): Promise<void> {
  const { back } = await readOpenClaims(trx, order, goods)
  for (const { position, kept = 0 } of lines) {
    if (kept === 0) continue
    const row = goods.lines.find((each) => each.position === position)
    const units = lines.reduce((sum, line) => (line.position === position ? sum + line.quantity : sum), 0)
    const hasLeft = row !== undefined && row.sent + row.cancelled === row.quantity
    if (!hasLeft || units > refundedUnits([back], row.sellable_id)) throw new ApiError('KEPT_REFUSED')
  }
}
