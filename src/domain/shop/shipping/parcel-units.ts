import type { BoxContent, LineItem, Sellable } from '#domain/shop/products/sellable.ts'

type Carried = Pick<Sellable, 'type' | 'sellByMultipleOf' | 'capacityMl' | 'hasShippingFees' | 'contents'>

/** Two half units are one unit of a tariff: the room of a bottle of 75 cl in a parcel. */
const halfUnitMl = 375
const halvesInUnit = 2

/** The room that one bottle takes, in half units: ½ up to 37.5 cl, 1 up to 75 cl, 2 for a magnum, 4 for a jéroboam. */
function halvesOfBottle(capacityMl: number | null): number {
  return capacityMl === null ? halvesInUnit : Math.max(1, Math.ceil(capacityMl / halfUnitMl))
}

function halvesOfBox(contents: readonly BoxContent[], bottles: number | null): number {
  if (contents.length === 0) return halvesInUnit * (bottles ?? 1)
  return contents.reduce((sum, { count, capacityMl }) => sum + count * halvesOfBottle(capacityMl), 0)
}

function halvesOfUnit({ type, sellByMultipleOf, capacityMl, contents }: Carried): number {
  return type === 'BOX' ? halvesOfBox(contents, sellByMultipleOf) : halvesOfBottle(capacityMl)
}

/** The units by which a tariff counts what is carried, rounded up over the whole cart; lines without shipping fees do not count. */
export function countParcelUnits(lines: readonly LineItem<Carried>[]): number {
  const halves = lines
    .filter(({ sellable }) => sellable.hasShippingFees)
    .reduce((sum, { sellable, quantity }) => sum + quantity * halvesOfUnit(sellable), 0)
  return Math.ceil(halves / halvesInUnit)
}
