import { cents, zeroCents, type Cents } from '#domain/shop/pricing/cents.ts'
import type { Destination } from '#domain/shop/pricing/free-shipping.ts'
import type { Carriage, ExpectedCarriage } from '#domain/shop/pricing/quote.ts'
import type { LineItem, Sellable } from '#domain/shop/products/sellable.ts'
import { frenchFeesFor, maxDomesticUnits, type FrenchFees } from './domestic-fees.ts'
import { countParcelUnits } from './parcel-units.ts'
import { isOverseas } from './postal-code.ts'

/** What is known of how a cart will be brought before anybody has chosen by whom. */
export interface ShippingContext {
  readonly lines: readonly LineItem<Sellable>[]
  /** The carriers that are offered for its place. */
  readonly offered: readonly Carriage[]
  readonly frenchFees: readonly FrenchFees[]
  /** The country's two letters and the postal code; null as long as nobody has said them. */
  readonly country: string | null
  readonly postalCode: string | null
}

/** More than bringing anything costs. */
const beyondAnyFee = cents(10_000_000)

const abroad: Destination = { isFrance: false, isExport: false }
const between = (destination: Destination, least: Cents, most: Cents): readonly Carriage[] =>
  [least, most].map((price) => ({ price, destination }))

/**
 * By what a cart may be brought as long as no carrier is chosen: by any of those that are offered; before they are known, for the least or the most that
 * bringing it within France can cost, which is where it goes as far as anybody knows. Of what goes abroad or overseas no price is known before.
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
