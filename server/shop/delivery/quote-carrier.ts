import type { QuotedCarrier } from '#schemas/api/shop/delivery-calls.ts'
import { toEuros } from '#domain/shop/pricing/cents.ts'
import type { AppliedDiscount } from '#domain/shop/pricing/price-lines.ts'
import { quote, type Carriage } from '#domain/shop/pricing/quote.ts'
import type { OfferLine } from '#server/shop/offers/validate-cart.ts'
import type { ShopSettings } from '#server/shop/settings/shop-settings.ts'
import type { CarrierOffer } from './carriers.ts'

/** Returns the shipping price of a carrier for a cart, its limit, and whether free shipping may apply. */
export function carriageOf({ price, country, siteType, mostUnits }: CarrierOffer): Carriage {
  return { price, destination: { isFrance: country.alphaTwo === 'FR', isExport: siteType === 'VIGNOBLE_EXPORT' }, mostUnits }
}

/** For what a carrier is asked: a cart, and the code that holds for it, if any. */
interface Quoted {
  readonly lines: readonly OfferLine[]
  readonly settings: Pick<ShopSettings, 'rules'>
  readonly code: AppliedDiscount | null
}

/** A carrier as buyers see it: what its full tariff is for a cart, and what they pay of it in an order with that code. */
export function quoteCarrier(carrier: CarrierOffer, { lines, settings: { rules }, code }: Quoted): QuotedCarrier {
  const { id, name, serviceCode, deliveryType, siteType, delayDays, mostUnits } = carrier
  const { fees } = quote({ lines, rules, code, carriage: carriageOf(carrier) })
  const amounts = { fdp: toEuros(fees.paid), price: toEuros(fees.price) }
  return { id, name, ...amounts, serviceCode, deliveryType, siteType, delayDays: [...delayDays], mostUnits }
}
