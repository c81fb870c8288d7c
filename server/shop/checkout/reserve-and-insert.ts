import type { Transaction } from 'kysely'
import { parisDay, parisInstant } from '#domain/dates/paris-day.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { hashToken, newToken } from '#server/platform/tokens/opaque-token.ts'
import { redeemCode, requireCodeUnused } from '#server/shop/discounts/discount-codes.ts'
import { stockNeeds } from '#server/shop/offers/required-stock.ts'
import { reserveSlot } from '#server/shop/reservations/reserve-pickup-slot.ts'
import { reserveStock } from '#server/shop/reservations/stock-reservations.ts'
import { holdSeconds } from '#server/shop/settings/payment-terms.ts'
import type { DeliveryChoice } from './delivery-choice.ts'
import { writeOrder, type InsertedOrder } from './insert-order.ts'
import type { PreparedOrder } from './prepare-order.ts'
import type { PricedOrder } from './price-prepared-order.ts'

/** Aborts the transaction when stock is short. The caller then reports the remaining quantities. */
export class InsufficientStock extends Error {}

/** The start of the reserved pickup slot; null without a slot. */
function pickupStart({ collect }: DeliveryChoice): Date | null {
  return collect?.slot ? parisInstant(collect.slot.date, collect.slot.schedule.from) : null
}

/** Redeems the discount code, then reserves the pickup slot. The check of earlier uses by this email comes last. */
async function redeemCodeAndReserveSlot(
  trx: Transaction<Tables>,
  { request, delivery, identity }: PreparedOrder,
  { code }: Pick<PricedOrder, 'code'>,
): Promise<void> {
  const redeemed = code && (await redeemCode(trx, code))
  if (delivery.collect?.slot) await reserveSlot(trx, request.scope.site.id, delivery.collect.slot)
  if (redeemed) await requireCodeUnused(trx, redeemed, identity.email)
}

/**
 * Reserves stock, code and pickup slot, then inserts the order.
 *
 * - Every order locks in this sequence, so that no deadlock occurs.
 * - The order number comes last, because its lock blocks all other orders of the site.
 * - Without code and slot the insert reserves the stock in its own statement.
 */
export async function reserveAndInsert(
  trx: Transaction<Tables>,
  prepared: PreparedOrder,
  priced: PricedOrder,
): Promise<InsertedOrder & { readonly token: string }> {
  const { request, delivery, payment, now } = prepared
  const { scope } = request
  const stock = stockNeeds(priced.lines, priced.settings.manages)
  const hasCodeOrSlot = priced.code !== null || delivery.collect?.slot != null
  const taken = hasCodeOrSlot ? await reserveStock(trx, stock) : undefined
  if (taken === null) throw new InsufficientStock()
  await redeemCodeAndReserveSlot(trx, prepared, priced)
  const token = newToken()
  const inserted = await writeOrder(trx, {
    ...prepared,
    ...priced,
    ...{ scope, stock, taken, handover: delivery, paying: payment, chosen: priced.carrier },
    year: parisDay(now).slice(0, 4),
    tokenHash: hashToken(token),
    waitsSeconds: priced.quoted.total === 0 ? null : holdSeconds(payment, pickupStart(delivery), now),
  })
  if (inserted === null) throw new InsufficientStock()
  return { ...inserted, token }
}
