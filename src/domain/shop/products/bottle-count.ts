import type { LineItem, Sellable } from './sellable.ts'

/** The units in which a capacity is written. */
export type CapacityUnit = 'LITER' | 'CENTILITRE'

const millilitresIn: Readonly<Record<CapacityUnit, number>> = { LITER: 1000, CENTILITRE: 10 }

/** A capacity in millilitres; null when it is not known. */
export function toMillilitres(capacity: number | null, capacityUnit: CapacityUnit | null): number | null {
  return capacity === null || capacityUnit === null ? null : Math.round(capacity * millilitresIn[capacityUnit])
}

const bottleMl = 750

type CountedAsBottles = Pick<Sellable, 'type' | 'sellByMultipleOf' | 'capacityMl'>

/** How many half bottles one unit counts: one below 75 cl, two from there on and when its capacity is not known, two for each bottle in a box. */
function halvesIn({ type, sellByMultipleOf, capacityMl }: CountedAsBottles): number {
  if (type === 'BOX') return 2 * (sellByMultipleOf ?? 1)
  return capacityMl !== null && capacityMl < bottleMl ? 1 : 2
}

function halvesOf(lines: readonly LineItem<CountedAsBottles>[]): number {
  return lines.reduce((sum, { sellable, quantity }) => sum + halvesIn(sellable) * quantity, 0)
}

/** The bottles in a whole cart, a half one left over not counted: for free shipping and the minimum of a delivery. */
export function countBottles(lines: readonly LineItem<CountedAsBottles>[]): number {
  return Math.floor(halvesOf(lines) / 2)
}

/** The bottles in a whole cart, a half one left over counted as one: for the maximum of a delivery. */
export function countBottlesCeil(lines: readonly LineItem<CountedAsBottles>[]): number {
  return Math.ceil(halvesOf(lines) / 2)
}
