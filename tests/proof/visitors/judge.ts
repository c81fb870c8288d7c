/** The outcome of a request: the status of its answer, or how it ended without one. */
export type Outcome = number | string

/** One visit: its duration in milliseconds, up to its answer or its end without one. */
export interface Visit {
  readonly wait: number
  readonly outcome: Outcome
}

/** Visits beside heavy requests of another site. */
export interface Beside {
  readonly visits: readonly Visit[]
  readonly heavy: readonly Outcome[]
}

/**
 * The share of the heavy requests that may be answered with 503: of 20 at once two run, and one that has waited ten seconds for its turn is refused.
 * With more the attack would not be as heavy as it says.
 */
const MAX_REFUSED = 0.5

/** The duration that a share of all stays below. */
export function percentile(durations: readonly number[], share: number): number {
  const sorted = durations.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** The durations of visits. */
export const waitsOf = (visits: readonly Visit[]): number[] => visits.map(({ wait }) => wait)

const numberOf = (outcomes: readonly Outcome[], wanted: Outcome): number => outcomes.filter((outcome) => outcome === wanted).length

/** How often each outcome came. */
export function tally(outcomes: readonly Outcome[]): string {
  return [...new Set(outcomes)].map((outcome) => `${numberOf(outcomes, outcome)} × ${outcome}`).join(', ') || 'none'
}

/** Returns true when each visit was answered with its page. */
export function areAnswered(visits: readonly Visit[]): boolean {
  return visits.length > 0 && visits.every(({ outcome }) => outcome === 200)
}

/** Returns true when heavy requests were really done: each was answered, and at least half with 200. */
export function areDone(heavy: readonly Outcome[]): boolean {
  const refused = numberOf(heavy, 503)
  return heavy.length > 0 && numberOf(heavy, 200) + refused === heavy.length && refused <= heavy.length * MAX_REFUSED
}

/** Returns true when heavy requests were done, and every visit beside them was answered, 99 of 100 within a bound in milliseconds. */
export function isUndisturbed({ visits, heavy }: Beside, bound: number): boolean {
  return areDone(heavy) && areAnswered(visits) && percentile(waitsOf(visits), 0.99) <= bound
}
