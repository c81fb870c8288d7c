import type { Cents } from '#domain/shop/pricing/cents.ts'

/** A row of a carrier's tariff. An empty condition always holds. */
export interface Tariff {
  readonly countryId: number
  /** The prefix of its postal codes; empty for a whole country. */
  readonly postalPrefix: string
  readonly fromUnits: number
  readonly toUnits: number | null
  readonly fromGoods: Cents
  readonly toGoods: Cents | null
  /** Null when the carrier does not serve the place. */
  readonly price: Cents | null
}

/** A parcel and its destination. */
export interface Parcel {
  readonly countryId: number
  readonly postalCode: string
  /** True for overseas territories, which only rows with their own postal prefix serve. */
  readonly isOverseas?: boolean
  readonly units: number
  readonly goods: Cents
}

/** Shortest postal prefix that names an overseas territory. Prefixes of one digit also cover the mainland. */
const PREFIX_OVERSEAS = 2

const isWithin = (value: number, from: number, to: number | null): boolean => value >= from && (to === null || value <= to)

/** Returns the rows with the longest matching postal prefix. */
function rowsFor(tariffs: readonly Tariff[], { countryId, postalCode, isOverseas = false }: Omit<Parcel, 'units' | 'goods'>): Tariff[] {
  const inPlace = tariffs.filter(
    (tariff) =>
      tariff.countryId === countryId &&
      postalCode.startsWith(tariff.postalPrefix) &&
      (!isOverseas || tariff.postalPrefix.length >= PREFIX_OVERSEAS),
  )
  const closest = Math.max(...inPlace.map(({ postalPrefix }) => postalPrefix.length))
  return inPlace.filter(({ postalPrefix }) => postalPrefix.length === closest)
}

/** Returns the lowest price of the matching rows with the longest postal prefix; null when the carrier does not take the parcel. */
export function tariffPrice(tariffs: readonly Tariff[], parcel: Parcel): Cents | null {
  const { units, goods } = parcel
  const [lowest] = rowsFor(tariffs, parcel)
    .filter(({ fromUnits, toUnits, fromGoods, toGoods }) => isWithin(units, fromUnits, toUnits) && isWithin(goods, fromGoods, toGoods))
    .flatMap(({ price }) => price ?? [])
    .sort((one, other) => one - other)
  return lowest ?? null
}

/** Returns the rows that serve a place for goods of a price, for any number of units. */
function rowsTaking(tariffs: readonly Tariff[], parcel: Omit<Parcel, 'units'>): Tariff[] {
  return rowsFor(tariffs, parcel).filter(({ price, fromGoods, toGoods }) => price !== null && isWithin(parcel.goods, fromGoods, toGoods))
}

/** Returns the largest number of units that a tariff takes to a place at once; 0 when it takes none. */
export function mostUnits(tariffs: readonly Tariff[], parcel: Omit<Parcel, 'units'>): number {
  return Math.max(0, ...rowsTaking(tariffs, parcel).map(({ toUnits }) => toUnits ?? Infinity))
}

/** Returns the number of units up to which a parcel may grow without a gap between the rows; null when it is unlimited. */
export function maxUnits(tariffs: readonly Tariff[], parcel: Parcel): number | null {
  const rows = rowsTaking(tariffs, parcel).sort((one, other) => one.fromUnits - other.fromUnits)
  const most = rows.reduce((end, { fromUnits, toUnits }) => (fromUnits <= end + 1 ? Math.max(end, toUnits ?? Infinity) : end), parcel.units)
  return most === Infinity ? null : most
}
