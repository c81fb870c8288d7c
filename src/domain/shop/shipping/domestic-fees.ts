import { cents, type Cents } from '#domain/shop/pricing/cents.ts'
import type { Tariff } from './shipping-rates.ts'

/** The shipping fees within France from a number of units: the lowest and the highest of all carriers and places. */
export interface FrenchFees {
  readonly fromUnits: number
  /** Null when no carrier takes that many. */
  readonly range: { readonly least: Cents; readonly most: Cents } | null
}

/** The rows of a carrier for France. Free shipping never applies to an export carrier. */
export interface FrenchCarrier {
  readonly isExport: boolean
  readonly tariffs: readonly Tariff[]
}

function rangeAt(tariffs: readonly Tariff[], units: number): FrenchFees['range'] {
  const prices = tariffs.flatMap(({ fromUnits, toUnits, price }) =>
    price !== null && fromUnits <= units && (toUnits === null || units <= toUnits) ? price : [],
  )
  return prices.length === 0 ? null : { least: cents(Math.min(...prices)), most: cents(Math.max(...prices)) }
}

/**
 * Returns the shipping fees within France by parcel size; empty when an export carrier serves France, because free shipping would not hold
 * there.
 */
export function frenchFeesOf(carriers: readonly FrenchCarrier[]): readonly FrenchFees[] {
  const offered = carriers.filter(({ tariffs }) => tariffs.some(({ price }) => price !== null))
  if (offered.some(({ isExport }) => isExport)) return []
  const tariffs = offered.flatMap((carrier) => carrier.tariffs)
  const sizes = new Set(tariffs.flatMap(({ fromUnits, toUnits }) => [fromUnits, ...(toUnits === null ? [] : [toUnits + 1])]))
  return [...sizes].sort((one, other) => one - other).map((fromUnits) => ({ fromUnits, range: rangeAt(tariffs, fromUnits) }))
}

/** Returns the shipping fees of a parcel within France by its number of units; null when they are not known or no carrier takes it. */
export function frenchFeesFor(fees: readonly FrenchFees[], units: number): FrenchFees['range'] {
  return fees.filter(({ fromUnits }) => fromUnits <= units).at(-1)?.range ?? null
}

/** Returns the largest number of units that a carrier takes within France; null when it is not known or unlimited. */
export function maxDomesticUnits(fees: readonly FrenchFees[]): number | null {
  const last = fees.at(-1)
  return last?.range === null ? last.fromUnits - 1 : null
}
