import type { Operation } from '#engine/draft/operations/operation.ts'

/** The weight from which a refused change names it, in kilobytes: smaller ones are not refused for their weight. */
const HEAVY = 100

/** The weight of a change in kilobytes, as it is sent; null for one that is not heavy. */
export function weightOf(operation: Operation): number | null {
  const weight = Math.round(new Blob([JSON.stringify(operation)]).size / 1000)
  return weight < HEAVY ? null : weight
}
