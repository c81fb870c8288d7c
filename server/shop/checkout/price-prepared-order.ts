import type { Transaction } from 'kysely'
import type { CallBody } from '#schemas/api/calls.ts'
import { parseEuros } from '#domain/shop/pricing/cents.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { discountTiers } from '#server/shop/offers/load-offers.ts'
import { readCart, type OfferLine } from '#server/shop/offers/validate-cart.ts'
import { requirePayable, requirePaymentBeforePickup } from '#server/shop/settings/payment-terms.ts'
import { withDiscountTiers, type ShopSettings } from '#server/shop/settings/shop-settings.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { validationError } from '#server/platform/errors/validation-error.ts'
import { requireAdult } from './buyer-identity.ts'
import { chooseCarrier, pickupDay, type ChosenCarrier } from './delivery-choice.ts'
import type { PreparedOrder } from './prepare-order.ts'
import { priceOrder, type Priced } from './price-order.ts'
import { writeQuote } from './serialise-quote.ts'

/** The lines of an order with their prices, the discount code and the carrier. */
export interface PricedOrder extends Priced {
  readonly lines: readonly OfferLine[]
  readonly settings: ShopSettings
  readonly carrier: ChosenCarrier | null
  /** True when the order contains wine: the age of the buyer was checked. */
  readonly isAgeChecked: boolean
}

/** Rejects an order that costs more than the buyer was shown. A lower price is accepted. */
function requireExpectedTotal({ quoted, code }: Priced, expectedTotal: CallBody<'order.place'>['expectedTotal'], locale: string): void {
  if (expectedTotal == null) return
  const visibleTotal = parseEuros(expectedTotal)
  if (visibleTotal === null) throw validationError(locale, [{ field: 'expectedTotal', code: 'NUMBER' }])
  if (quoted.total > visibleTotal) throw new ApiError('PRICE_CHANGED', { quote: writeQuote(quoted, code) })
}

/** Drops a code without effect, so that the buyer can use it later. */
const withUsefulCode = ({ quoted, code }: Priced): Priced => ({ quoted, code: quoted.value > 0 ? code : null })

const containsWine = ({ sellable }: OfferLine): boolean => sellable.type === 'WINE' || sellable.contents.length > 0

/** Rejects a payment method that does not suit the total or the pickup day. A total of 0 needs no payment. */
function requireValidPayment({ payment, delivery, now }: PreparedOrder, total: number): void {
  requirePayable(payment, total)
  if (total > 0) requirePaymentBeforePickup(payment.method, pickupDay(delivery), now)
}

/** Loads the lines of an order and prices them. Checks age, carrier, expected total and payment method. */
export async function pricePreparedOrder(trx: Transaction<Tables>, prepared: PreparedOrder): Promise<PricedOrder> {
  const { request, body, identity, delivery, now } = prepared
  const { scope } = request
  const lines = await readCart(trx, scope, body.products)
  const settings = withDiscountTiers(prepared.settings, discountTiers(lines))
  const isAgeChecked = lines.some(containsWine)
  if (isAgeChecked) requireAdult(identity, scope.locale, now)
  const carrier = await chooseCarrier(trx, scope, { lines, settings, place: delivery.place, body })
  const pricing = { lines, settings, carriage: carrier?.carriage ?? null, sentCode: body.discount, email: null }
  const priced = await priceOrder(trx, scope, pricing)
  requireExpectedTotal(priced, body.expectedTotal, scope.locale)
  requireValidPayment(prepared, priced.quoted.total)
  return { ...withUsefulCode(priced), lines, settings, carrier, isAgeChecked }
}
