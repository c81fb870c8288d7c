import { cents, type Cents } from '#domain/shop/pricing/cents.ts'
import type { Tariff } from './shipping-rates.ts'

/** What bringing a parcel costs in France from so many units on, at least and at most, by whom and wherever to. */
export interface FrenchFees {
  readonly fromUnits: number
  /** Null where nobody takes so many. */
  readonly range: { readonly least: Cents; readonly most: Cents } | null
}

/** A carrier by its rows for France, and whether free shipping never holds for it. */
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

/** What the carriers of a site take within France, by the size of the parcel; nothing is told where free shipping never holds for one of them. */
export function frenchFeesOf(carriers: readonly FrenchCarrier[]): readonly FrenchFees[] {
  const offered = carriers.filter(({ tariffs }) => tariffs.some(({ price }) => price !== null))
  if (offered.some(({ isExport }) => isExport)) return []
  const tariffs = offered.flatMap((carrier) => carrier.tariffs)
  const sizes = new Set(tariffs.flatMap(({ fromUnits, toUnits }) => [fromUnits, ...(toUnits === null ? [] : [toUnits + 1])]))
  return [...sizes].sort((one, other) => one - other).map((fromUnits) => ({ fromUnits, range: rangeAt(tariffs, fromUnits) }))
}

/** What a parcel of so many units costs in France; null where that is not told, or nobody takes it. */
export function frenchFeesFor(fees: readonly FrenchFees[], units: number): FrenchFees['range'] {
  return fees.filter(({ fromUnits }) => fromUnits <= units).at(-1)?.range ?? null
}

/** The most units that anybody takes at once within France; null where that is not told, or has no end. */
export function maxDomesticUnits(fees: readonly FrenchFees[]): number | null {
  const last = fees.at(-1)
  return last?.range === null ? last.fromUnits - 1 : null
}
