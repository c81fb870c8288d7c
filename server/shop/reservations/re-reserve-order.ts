import type { Selectable, Transaction } from 'kysely'
import { parisInstant } from '#domain/dates/paris-day.ts'
import { readCollectHours } from '#domain/shop/shipping/pickup-hours.ts'
import type { OrdersTable } from '#server/database/tables/order-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { withinSavepoint } from '#server/database/within-savepoint.ts'
import type { StockNeed } from '#server/shop/offers/required-stock.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { requireCodeUnused, redeemCode } from '#server/shop/discounts/discount-codes.ts'
import { reserveSlot } from './reserve-pickup-slot.ts'
import { insertReservations, reserveStock } from './stock-reservations.ts'
import type { UnavailableReason } from './closed-reason.ts'

/** Dependencies of a new reservation. */
export interface ReReserveDeps {
  readonly scope: Scope
  readonly parameters: Parameters
  readonly now: Date
}

type Order = Pick<
  Selectable<OrdersTable>,
  'id' | 'site_id' | 'email' | 'discount_code_id' | 'collect_date' | 'collect_schedule_id' | 'given_back_at'
>

/** Reads the units that an order takes from each counted stock, in the order of their numbers. */
async function needsOf(
  trx: Transaction<Tables>,
  { id, site_id: siteId }: Order,
  { scope, parameters }: ReReserveDeps,
): Promise<readonly StockNeed[]> {
  const [wine, box] = [await parameters.value(scope, 'STOCK_MANAGEMENT'), await parameters.value(scope, 'STOCK_MANAGEMENT_BOX')]
  const manages = { WINE: wine !== false, BOX: box !== false }
  const lines = await trx
    .selectFrom('order_lines')
    .select(['sellable_id', 'product_type', 'quantity', 'contents'])
    .where('site_id', '=', siteId)
    .where('order_id', '=', id)
    .execute()
  const sold = lines.flatMap(({ sellable_id, product_type, quantity, contents }) => [
    { id: sellable_id, quantity, binds: manages[product_type] },
    ...contents.map(({ id: inside, count }) => ({ id: inside, quantity: count * quantity, binds: manages.WINE })),
  ])
  if (sold.length === 0) return []
  const ids = sold.map((need) => need.id)
  const stocks = await trx
    .selectFrom('stocks')
    .select('sellable_id')
    .where('site_id', '=', siteId)
    .where('sellable_id', 'in', ids)
    .where('is_tracked', '=', true)
    .orderBy('sellable_id')
    .execute()
  return stocks.map(({ sellable_id }) => ({
    id: sellable_id,
    quantity: sold.reduce((sum, need) => (need.id === sellable_id ? sum + need.quantity : sum), 0),
    binds: sold.some((need) => need.id === sellable_id && need.binds),
  }))
}

async function takeSlot(trx: Transaction<Tables>, order: Order, { scope, parameters, now }: ReReserveDeps): Promise<void> {
  const { collect_date: date, collect_schedule_id: scheduleId } = order
  if (date === null) return
  const hours = await parameters.value(scope, 'CLICK_AND_COLLECT_HOURS')
  const schedule = readCollectHours(hours)?.schedules.find(({ id }) => id === scheduleId)
  if (!schedule || parisInstant(date, schedule.to) <= now) throw new ApiError('SLOT_FULL')
  await reserveSlot(trx, order.site_id, { date, schedule })
}

async function takeAll(trx: Transaction<Tables>, order: Order, needs: ReReserveDeps): Promise<void> {
  const taken = await reserveStock(trx, order.site_id, await needsOf(trx, order, needs))
  if (taken === null) throw new ApiError('OUT_OF_STOCK')
  const used = order.discount_code_id === null ? null : await redeemCode(trx, order.site_id, { id: order.discount_code_id })
  if (used) await requireCodeUnused(trx, order.site_id, used, order.email)
  await takeSlot(trx, order, needs)
  await insertReservations(trx, { id: order.id, siteId: order.site_id }, taken)
  await trx.updateTable('orders').set({ given_back_at: null }).where('site_id', '=', order.site_id).where('id', '=', order.id).execute()
}

const gone: Readonly<Partial<Record<ApiError['code'], UnavailableReason>>> = { OUT_OF_STOCK: 'LATE', SLOT_FULL: 'SLOT' }

/**
 * Reserves again all that an order had released before its late payment: stock, code, time to collect. Returns the items that are no longer available,
 * null when all are; when one is not, nothing is reserved. The caller holds the lock of the order.
 */
export async function reReserveOrder(trx: Transaction<Tables>, orderId: number, needs: ReReserveDeps): Promise<UnavailableReason | null> {
  const order = await trx
    .selectFrom('orders')
    .select(['id', 'site_id', 'email', 'discount_code_id', 'collect_date', 'collect_schedule_id', 'given_back_at'])
    .where('site_id', '=', needs.scope.site.id)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  if (order.given_back_at === null) return null
  try {
    await withinSavepoint(trx, () => takeAll(trx, order, needs))
    return null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return gone[error.code] ?? 'CODE'
  }
}
