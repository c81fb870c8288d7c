import type { CallBody, CallData } from '#schemas/api/calls.ts'
import { notFound, ApiError } from '#server/platform/errors/api-error.ts'
import { validationError } from '#server/platform/errors/validation-error.ts'
import type { Member } from '#server/platform/scope/member.ts'
import { runAsMember } from '#server/people/sessions/member-transaction.ts'
import { lockStocks } from '#server/shop/reservations/stock-reservations.ts'
import { recordStockMovement } from '#server/shop/reservations/settle-reservations.ts'
import { requireVersion } from '#server/platform/input/require-version.ts'
import type { OrderAdminDeps, VersionedChange } from './change-order.ts'

/** More of one thing is never counted. */
const MAX_STOCK = 2 ** 31 - 1

/** Adds to what there is of something that is sold, or takes from it, with the reason; never below what orders hold back. */
export async function adjustStock(
  { db, clock, audit }: OrderAdminDeps,
  { scope, caller }: Member,
  { id, ifMatch, body: { delta, reason } }: VersionedChange<CallBody<'stock.correct'>>,
): Promise<CallData<'stock.correct'>> {
  const siteId = scope.site.id
  return runAsMember(db, caller, async (trx) => {
    await lockStocks(trx, [siteId], [id])
    const stocks = trx.selectFrom('stocks').selectAll().where('site_id', '=', siteId).where('sellable_id', '=', id)
    const stock = await stocks.executeTakeFirst()
    if (!stock) throw notFound()
    const { on_hand: before, reserved, version, is_tracked: isTracked } = stock
    requireVersion(ifMatch, { version, onHand: before, reserved })
    const onHand = before + delta
    if (onHand > MAX_STOCK) throw validationError(scope.locale, [{ field: 'delta', code: 'MAX', max: MAX_STOCK - before }])
    if (onHand < 0 && reserved === 0) throw validationError(scope.locale, [{ field: 'delta', code: 'MIN', min: -before }])
    if (onHand < reserved) throw new ApiError('STOCK_RESERVED', { onHand: before, reserved })
    await trx
      .updateTable('stocks')
      .set({ on_hand: onHand, version: version + 1 })
      .where('site_id', '=', siteId)
      .where('sellable_id', '=', id)
      .execute()
    const movement = { sellableId: id, onHand, kind: 'CORRECTION', delta, reason } as const
    await recordStockMovement(trx, { siteId, orderId: null, now: new Date(clock()) }, movement)
    await audit.record(trx, { siteId, actorId: caller.userId, action: 'stock.correct', target: `stock:${id}`, diff: { delta, reason } })
    return { id, onHand, reserved, isTracked, version: version + 1 }
  })
}
