import { cents, zeroCents, type Cents } from '#domain/shop/pricing/cents.ts'
import type { Destination } from '#domain/shop/pricing/free-shipping.ts'
import type { Carriage, ExpectedCarriage } from '#domain/shop/pricing/quote.ts'
import type { LineItem, Sellable } from '#domain/shop/products/sellable.ts'
import { frenchFeesFor, maxDomesticUnits, type FrenchFees } from './domestic-fees.ts'
import { countParcelUnits } from './parcel-units.ts'
import { isOverseas } from './postal-code.ts'

/** The known facts about the shipping of a cart without a chosen carrier. */
export interface ShippingContext {
  readonly lines: readonly LineItem<Sellable>[]
  /** The carriers offered for the destination. */
  readonly offered: readonly Carriage[]
  readonly frenchFees: readonly FrenchFees[]
  /** Two-letter country code and postal code; null until the buyer enters them. */
  readonly country: string | null
  readonly postalCode: string | null
}

/** Higher than any shipping fee. */
const beyondAnyFee = cents(10_000_000)

const abroad: Destination = { isFrance: false, isExport: false }
const between = (destination: Destination, least: Cents, most: Cents): readonly Carriage[] =>
  [least, most].map((price) => ({ price, destination }))

/**
 * Returns the possible carriages of a cart without a chosen carrier: the offered ones, or else the lowest and the highest fee within
 * France.
 * Fees abroad and overseas are unknown before the carriers are loaded, so they range from zero to the maximum.
 */
export function expectedCarriage({ lines, offered, frenchFees, country, postalCode }: ShippingContext): ExpectedCarriage {
  if (offered.length > 0) return { ways: offered, elsewhere: [] }
  const unknown = between(abroad, zeroCents, beyondAnyFee)
  if (country !== null && country !== 'FR') return { ways: unknown, elsewhere: [] }
  const isNear = postalCode === null || !isOverseas('FR', postalCode)
  const range = isNear ? frenchFeesFor(frenchFees, Math.max(1, countParcelUnits(lines))) : null
  const { least, most } = range ?? { least: zeroCents, most: beyondAnyFee }
  const mostUnits = maxDomesticUnits(frenchFees)
  const ways = between({ isFrance: true, isExport: false }, least, most).map((way) => ({ ...way, mostUnits }))
  return { ways, elsewhere: country === null ? unknown : [] }
}
