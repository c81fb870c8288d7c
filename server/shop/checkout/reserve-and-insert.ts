import type { Transaction } from 'kysely'
import { parisDay, parisInstant } from '#domain/dates/paris-day.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { hashToken, newToken } from '#server/platform/tokens/opaque-token.ts'
import { redeemCode, requireCodeUnused } from '#server/shop/discounts/discount-codes.ts'
import { stockNeeds } from '#server/shop/offers/required-stock.ts'
import { reserveSlot } from '#server/shop/reservations/reserve-pickup-slot.ts'
import { reserveStock } from '#server/shop/reservations/stock-reservations.ts'
import { holdOf } from '#server/shop/settings/payment-terms.ts'
import type { Holder, OrderCeilings } from '#server/shop/settings/unpaid-ceilings.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { DeliveryChoice } from './delivery-choice.ts'
import { writeOrder, type InsertedOrder } from './insert-order.ts'
import type { PreparedOrder } from './prepare-order.ts'
import type { PricedOrder } from './price-prepared-order.ts'

/** Aborts the transaction when stock is short. The caller then reports the remaining quantities. */
export class InsufficientStock extends Error {}

/** The tokens that open an order: one for the browser, and one for the mail, which proves the e-mail address. */
interface OrderTokens {
  readonly token: string
  readonly mailToken: string
}

/** The refusal of an order with which a buyer's unpaid orders would exceed a ceiling. */
function unpaidCeilingError(exceeded: Holder, ceilings: OrderCeilings): ApiError {
  const ceiling = ceilings.find(({ holder }) => holder === exceeded)
  return new ApiError('UNPAID_CEILING', { reason: exceeded, orders: ceiling?.orders, units: ceiling?.units })
}

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
  const siteId = request.scope.site.id
  const redeemed = code && (await redeemCode(trx, siteId, code))
  if (delivery.collect?.slot) await reserveSlot(trx, siteId, delivery.collect.slot)
  if (redeemed) await requireCodeUnused(trx, siteId, redeemed, identity.email)
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
): Promise<InsertedOrder & OrderTokens> {
  const { request, delivery, payment, now } = prepared
  const { scope } = request
  const stock = stockNeeds(priced.lines, priced.settings.manages)
  const hasCodeOrSlot = priced.code !== null || delivery.collect?.slot != null
  const taken = hasCodeOrSlot ? await reserveStock(trx, scope.site.id, stock) : undefined
  if (taken === null) throw new InsufficientStock()
  await redeemCodeAndReserveSlot(trx, prepared, priced)
  const [token, mailToken] = [newToken(), newToken()]
  const isProved = prepared.identity.userId !== null
  const hold = priced.quoted.total === 0 ? null : holdOf(payment, { isProved, collectedFrom: pickupStart(delivery) }, now)
  const inserted = await writeOrder(trx, {
    ...prepared,
    ...priced,
    ...{ scope, stock, taken, handover: delivery, paying: payment, chosen: priced.carrier },
    year: parisDay(now).slice(0, 4),
    tokenHash: hashToken(token),
    ...{ mailTokenHash: hashToken(mailToken), network: request.network, hold, ceilings: hold === null ? [] : prepared.ceilings },
  })
  if (inserted === 'STOCK') throw new InsufficientStock()
  if (typeof inserted === 'string') throw unpaidCeilingError(inserted, prepared.ceilings)
  return { ...inserted, token, mailToken }
}
