import type { Cents } from './cents.ts'

/** A price with the instant of its start, in milliseconds. */
export interface PastPrice {
  readonly since: number
  readonly price: Cents
}

const thirtyDays = 30 * 86_400_000

/** Returns the lowest price of the thirty days before an instant, the legal reference of an announced reduction. */
export function lowestRecentPrice(history: readonly PastPrice[], at: number): Cents | null {
  const past = history.filter(({ since }) => since < at).toSorted((one, other) => one.since - other.since)
  const begin = at - thirtyDays
  // A price applies until the next one starts.
  const recent = past.filter((_, index) => (past[index + 1]?.since ?? at) > begin)
  return recent.reduce<Cents | null>((lowest, { price }) => (lowest === null || price < lowest ? price : lowest), null)
}
