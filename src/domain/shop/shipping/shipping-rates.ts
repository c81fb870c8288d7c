import type { Cents } from '#domain/shop/pricing/cents.ts'

/** One row of a carrier's tariff; of what it does not say, anything holds. */
export interface Tariff {
  readonly countryId: number
  /** The beginning of the postal codes that it holds for; empty for a whole country. */
  readonly postalPrefix: string
  readonly fromUnits: number
  readonly toUnits: number | null
  readonly fromGoods: Cents
  readonly toGoods: Cents | null
  /** Null where nothing is carried to. */
  readonly price: Cents | null
}

/** What is carried, and where to. */
export interface Parcel {
  readonly countryId: number
  readonly postalCode: string
  /** Whether it goes where only the tariffs hold that name the place. */
  readonly isOverseas?: boolean
  readonly units: number
  readonly goods: Cents
}

/** From how many digits on the beginning of a code names a place overseas: of one, the mainland has some as well. */
const PREFIX_OVERSEAS = 2

const isWithin = (value: number, from: number, to: number | null): boolean => value >= from && (to === null || value <= to)

/** The rows that know a place best. */
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

/** What a parcel costs by a carrier's tariff: by the rows that know its place best, at the lowest price of those that hold; null when it is not carried there. */
export function tariffPrice(tariffs: readonly Tariff[], parcel: Parcel): Cents | null {
  const { units, goods } = parcel
  const [lowest] = rowsFor(tariffs, parcel)
    .filter(({ fromUnits, toUnits, fromGoods, toGoods }) => isWithin(units, fromUnits, toUnits) && isWithin(goods, fromGoods, toGoods))
    .flatMap(({ price }) => price ?? [])
    .sort((one, other) => one - other)
  return lowest ?? null
}

/** The rows by which goods of such a price are taken to a place, in any number. */
function rowsTaking(tariffs: readonly Tariff[], parcel: Omit<Parcel, 'units'>): Tariff[] {
  return rowsFor(tariffs, parcel).filter(({ price, fromGoods, toGoods }) => price !== null && isWithin(parcel.goods, fromGoods, toGoods))
}

/** The most units that a carrier's tariff takes to a place at once; 0 when it takes none there. */
export function mostUnits(tariffs: readonly Tariff[], parcel: Omit<Parcel, 'units'>): number {
  return Math.max(0, ...rowsTaking(tariffs, parcel).map(({ toUnits }) => toUnits ?? Infinity))
}

/** Up to how many units a parcel that a carrier's tariff takes may grow, one by one; null where that has no end. */
export function maxUnits(tariffs: readonly Tariff[], parcel: Parcel): number | null {
  const rows = rowsTaking(tariffs, parcel).sort((one, other) => one.fromUnits - other.fromUnits)
  const most = rows.reduce((end, { fromUnits, toUnits }) => (fromUnits <= end + 1 ? Math.max(end, toUnits ?? Infinity) : end), parcel.units)
  return most === Infinity ? null : most
}
