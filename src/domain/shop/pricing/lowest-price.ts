import type { Cents } from './cents.ts'

/** What something has cost since an instant, in milliseconds. */
export interface PastPrice {
  readonly since: number
  readonly price: Cents
}

const thirtyDays = 30 * 86_400_000

/** The lowest price that was asked in the thirty days before an instant: the only one that an announced reduction may be compared with. */
export function lowestRecentPrice(history: readonly PastPrice[], at: number): Cents | null {
  const past = history.filter(({ since }) => since < at).toSorted((one, other) => one.since - other.since)
  const begin = at - thirtyDays
  // A price holds until the next one begins.
  const recent = past.filter((_, index) => (past[index + 1]?.since ?? at) > begin)
  return recent.reduce<Cents | null>((lowest, { price }) => (lowest === null || price < lowest ? price : lowest), null)
}
